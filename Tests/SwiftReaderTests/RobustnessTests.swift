import ReaderChecks
import SwiftReader
import Testing

/// No input makes the reader trap, and the tables always agree with each other.
@Suite(.tags(.fuzzing)) struct RobustnessTests {
    static let fixture = """
        #!/usr/bin/swift
        import Foundation
        @MainActor public final class Kitchen<Dish: Plate>: Room<Dish>, @unchecked Sendable where Dish.Size == Int {
            private(set) lazy var oven: Oven? = { Oven(heat: 180) { [weak self] door in self?.listen("\\(door.name ?? "none")") } }()
            #if DEBUG
            let (salt, (pepper, _)): (Jar, (Jar, Jar)) = spices()
            #else
            var recipes: [String: [Recipe<Dish>]] { get async throws { try await book.recipes[1..<3] } set { store = newValue } }
            #endif
            indirect enum Order { case soup(hot: Bool = true), bread = 3, tea(Tea...) }
            func cook<each Step>(_ dish: inout Dish, then step: repeat each Step) async throws(Burnt) -> some Meal {
                guard let pan = pans.first(where: { $0.size > dish.size }), case .clean(let shine)? = pan.state else { return nil }
                for case let (name, amount) in dish.parts where amount / 2 > 0 { mix(name, with: amount) { $0 } finally: { stop() } }
                let text = #"raw \\#(pan.name) "quoted" "# + \"\"\"
                    many } lines \\(shine)
                    \"\"\"
                switch text { case "a", is Pan: break; case let x as Pot where x.lid: return x; @unknown default: fallthrough }
                let taste = /sal[ty]+/ ; let other = #/ a/b /# ; return if shine { a } else { b }
            }
            subscript<T>(key: KeyPath<Self, T>) -> T { self[keyPath: \\.pantry?.shelves[0]!.box] }
        }
        """

    @Test func everyPrefix() {
        let bytes = Array(Self.fixture.utf8)
        for length in 0...bytes.count {
            let file = SourceFile(path: "Kitchen.swift", reading: Array(bytes[..<length]))
            #expect(file.brokenRules.isEmpty, "\(length)")
        }
    }

    @Test func everySuffix() {
        let bytes = Array(Self.fixture.utf8)
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let file = SourceFile(path: "Kitchen.swift", reading: Array(bytes[start...]))
            #expect(file.brokenRules.isEmpty, "\(start)")
        }
    }

    /// One byte left out or replaced at every place.
    @Test(arguments: [nil, "{", "}", "(", ")", "\"", "<", "\n", "#", "\\", "/"] as [Character?])
    func everyMistake(_ replacement: Character?) {
        let bytes = Array(Self.fixture.utf8)
        for location in stride(from: 0, to: bytes.count, by: 7) {
            var changed = bytes
            changed.remove(at: location)
            if let byte = replacement?.asciiValue { changed.insert(byte, at: location) }
            let file = SourceFile(path: "Kitchen.swift", reading: changed)
            #expect(file.brokenRules.isEmpty, "\(location)")
        }
    }

    /// What the fuzzers found, as small as it gets. Some fail only under `swift test --sanitize=address`.
    @Test(arguments: [
        // The missing end of a string at the end of the file has no first byte.
        #""\(@s"#, #""\({struct<"#,
    ])
    func finds(_ text: String) {
        #expect(read(text).brokenRules.isEmpty)
    }

    @Test func recovery() {
        let file = read(
            """
            class A {
                func f( {
                    g(1, [2
                let a = 1
            }
            struct B { let b: }
            let c = = 2
            class D { var e: Int
            enum F { case g }
            """
        )
        #expect(file.names(.class) == ["A", "D"])
        #expect(file.names(.struct) == ["B"])
        #expect(file.names(.enum) == ["F"])
        #expect(file.names(.variable) == ["a", "b", "c", "e"])
        #expect(!file.problems.isEmpty)
    }
}
