import Modules
import SwiftReader

/// Distinguishes tests by their imports, if the kind of a target is not known.
extension [ModuleSources] {
    /// A copy in which modules of an unknown kind are tests if they import a library for tests, or another module with
    /// `@testable`.
    package func tellingTests() -> [ModuleSources] {
        map { $0.module.isKindGuessed && $0.importsForTests ? $0.with($0.module.with(kind: .test)) : $0 }
    }
}

extension ModuleSources {
    private static let testLibraries: Set<String> = ["XCTest", "Testing", "Quick", "Nimble"]

    fileprivate var importsForTests: Bool {
        !Self.testLibraries.isDisjoint(with: otherImports)
            || files.contains { $0.imports.contains { $0.isTestable || Self.testLibraries.contains($0.module) } }
    }
}
