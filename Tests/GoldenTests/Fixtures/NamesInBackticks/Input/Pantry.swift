import RIBs

// Names that only backticks make names: words of the language, and raw identifiers.

struct `Jar (500 ml)` {}

enum Label {
    struct `Type` {}

    enum `default` { struct `for` {} }
}

protocol `Top shelfDependency`: Dependency {
    var jars: [String: `Jar (500 ml)`] { get }
    var `default`: Label.`Type` { get }
    var `2nd choice`: (jar: `Jar (500 ml)`, label: Label.`default`.`for`?) { get }
    var `init`: Int { get }
    var `self`: Int { get }
    var `Type`: Int { get }
    var `Protocol`: Int { get }
    var `_`: Int { get }
    func `subscript`(`in` jar: Int) -> Int
}

final class `Top shelfComponent`: Component<`Top shelfDependency`> {
    func look() {
        print(dependency.jars, dependency.`default`, dependency.`2nd choice`)
        print(dependency.`init`, dependency.`self`, dependency.`Type`, dependency.`Protocol`, dependency.`_`)
        print(dependency.`subscript`(in: 1))
    }
}

final class `Top shelfBuilder`: Builder<`Top shelfDependency`> {
    func build() { `Top shelfComponent`(dependency: dependency).look() }
}

protocol CupboardDependency: Dependency, `CupboardDependencyTop shelf` {}

final class CupboardComponent: Component<CupboardDependency> {
    let `2nd choice`: (jar: `Jar (500 ml)`, label: Label.`default`.`for`?) = (.init(), nil)

    func open() { `Top shelfBuilder`(dependency: self).build() }
}

final class CupboardBuilder: Builder<CupboardDependency> {
    func build() { CupboardComponent(dependency: dependency).open() }
}

final class `some`: Component<EmptyDependency> {
    let jars = ["plum": `Jar (500 ml)`()]
    let `default`: Label.`Type` = .init()

    let `init` = 1
    let `self` = 2
    let `Type` = 3
    let `Protocol` = 4
    let `_` = 5

    init() { super.init(dependency: EmptyComponent()) }

    func `subscript`(`in` jar: Int) -> Int { jar }

    func open() { CupboardBuilder(dependency: self).build() }
}

enum Pantry {
    static func open() { `some`().open() }
}
