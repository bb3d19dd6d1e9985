@testable import Hull
import RIBs

// This module sees the internal members, too.

protocol CraneDependency: Dependency {
    var draught: Int { get }
    func load(_ tons: Int) -> Bool
}

final class CraneBuilder: Builder<CraneDependency> {
    func build() -> Bool { dependency.load(dependency.draught) }
}

extension HullComponent: CraneDependency {}

func moor(_ hull: HullComponent) { print(CraneBuilder(dependency: hull).build()) }
