import RIBs

/// All that a report has to escape stands in this app's names, types and paths.
struct Brötchen: Hashable {}

struct Vorrat<Ware: Hashable, Menge> {
    let mengen: [Ware: Menge]
}

final class BäckereiComponent: Component<EmptyDependency> {
    /* 漢字 🥐 */ private var `default`: Vorrat<Brötchen, Int> { Vorrat(mengen: [:]) }
    var öffnung: (von: Int, bis: Int) { (von: 6, bis: 18) }

    init() { super.init(dependency: EmptyComponent()) }

    func laden() -> LadenBuilder { LadenBuilder(dependency: self) }
}

enum Morgen {
    static func beginnt() {
        let bäckerei = BäckereiComponent()
        bäckerei.laden().build()
        for (stunde, ofen) in Dictionary(dictionaryLiteral: (4, OfenBuilder.self)) {
            print(stunde)
            ofen.init(dependency: bäckerei).build()
        }
    }
}

extension BäckereiComponent: OfenDependency {}
