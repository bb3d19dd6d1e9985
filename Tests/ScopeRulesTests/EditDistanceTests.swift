import Testing

@testable import ScopeRules

@Suite struct EditDistanceTests {
    @Test(
        arguments: [
            ("", "", 0), ("check", "check", 0), ("chek", "check", 1), ("ckeck", "check", 1), ("cehck", "check", 1),
            ("", "abc", 3), ("kitten", "sitting", 3),
        ]
    )
    func distanceCountsLetters(left: String, right: String, distance: Int) {
        #expect(editDistance(left, right) == distance)
        #expect(editDistance(right, left) == distance)
    }

    @Test func aDistanceIsOnlyToldUpToAMost() {
        #expect(editDistance("kitten", "sitting", atMost: 3) == 3)
        #expect(editDistance("kitten", "sitting", atMost: 2) == nil)
        #expect(editDistance("Küche", "Kühce", atMost: 1) == 1)
        #expect(editDistance("Küche", "Ku\u{308}che", atMost: 0) == 0)
        let (long, longer) = (String(repeating: "a", count: 64), String(repeating: "a", count: 90))
        #expect(editDistance(long, longer, atMost: 0) == 0)
    }

    @Test(
        arguments: [
            ("session", "userSession"), ("session", "sesion"), ("colour", "color"), ("webService", "service"),
            ("api", "apiClient"), ("api", "userApi"), ("url", "baseURL"),
        ]
    )
    func namesThatLookAlike(_ one: String, _ other: String) {
        #expect(isAlike(one, other))
        #expect(isAlike(other, one))
    }

    /// Far names, and short ones that differ by a letter or are part of anything.
    @Test(
        arguments: [
            ("a", "b"), ("id", "is"), ("id", "validator"), ("user", "userRepositoryProvider"), ("session", "analytics"),
            ("theme", "clock"), ("map", "bitmapCacheOfTiles"),
            ("map", "bitmap"), ("api", "apiary"), ("id", "userID"), ("key", "keyboard"),
        ]
    )
    func namesThatDoNot(_ one: String, _ other: String) {
        #expect(!isAlike(one, other))
        #expect(!isAlike(other, one))
    }

    /// Of several at one distance the first in order, wherever it stands.
    @Test func theNearestOfManyWordsIsOffered() {
        let known = ["CartDependency", "CardDependency", "CarsDependency", "ChartDependency", "CaféDependency"]
        #expect(nearestWord(to: "CaryDependency", among: known) == "CardDependency")
        #expect(nearestWord(to: "CafèDependency", among: known) == "CaféDependency")
    }

    @Test func theNearestWordIsOffered() {
        #expect(nearestWord(to: "missing-provdier", among: ["missing-provider", "wrong-parent"]) == "missing-provider")
        #expect(nearestWord(to: "abc", among: ["missing-provider", "wrong-parent"]) == nil)
        #expect(nearestWord(to: "x", among: ["b", "c"]) == nil)
        #expect(nearestWord(to: "ix", among: ["id", "b"]) == "id")
    }
}
