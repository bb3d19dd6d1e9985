import Foundation
import RIBs

// A class of the platform may have what a dependency requires, unless the type of the member is one of the app's. What
// an extension in the app adds to it may have any type.

final class Crane {}

protocol PierDependency: Dependency {
    var isDaemon: Bool { get }
    func data(forKey name: String) -> Data?
}

final class PierComponent: Component<PierDependency> {}

final class PierBuilder: Builder<PierDependency> {
    func build() {
        let needs = PierComponent(dependency: dependency).dependency
        print(needs.isDaemon, needs.data(forKey: "pier") ?? Data())
    }
}

final class HarbourDefaults: UserDefaults, PierDependency {
    var isDaemon: Bool { false }
}

protocol QuayDependency: Dependency {
    var crane: Crane { get }
    var depth: Int { get }
    func lift() -> Crane
}

final class QuayComponent: Component<QuayDependency> {}

final class QuayBuilder: Builder<QuayDependency> {
    func build() {
        let needs = QuayComponent(dependency: dependency).dependency
        print(needs.crane, needs.depth, needs.lift())
    }
}

protocol Dredged {}

extension Dredged {
    var depth: Int { 12 }
}

extension NSObject: Dredged {
    var crane: Crane { Crane() }

    func lift() -> Crane { crane }
}

class HarbourObject: NSObject {}

final class Basin: HarbourObject, QuayDependency {}

enum Harbour {
    static func open() {
        PierBuilder(dependency: HarbourDefaults()).build()
        QuayBuilder(dependency: Basin()).build()
    }
}
