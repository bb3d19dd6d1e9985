import Foundation
import TestSupport

extension FixtureModules {
    /// Asks the compiler of each module; nothing where there is none.
    ///
    /// - Parameter options: `-swift-version` and `-D`, for all modules.
    func compile(_ options: [String] = []) throws -> [Compilation] {
        guard let compiler = Compiler.found else { return [] }
        let libraries = try LibraryModules.ofFixtures.get()
        let folder = try TemporaryFolder()
        var results: [Compilation] = []
        for module in modules {
            let common =
                [
                    "-parse-as-library", "-package-name", "Fixtures", "-module-name", module.name, "-I",
                    libraries.path, "-I", folder.path, "-whole-module-optimization",
                ] + self.options(of: module) + options
            // With the whole module at once, the compiler checks bodies of functions when it makes a module, too.
            let product =
                isImported(module)
                ? ["-emit-module", "-enable-testing", "-o", "\(folder.path)/\(module.name).swiftmodule"]
                : ["-typecheck"]
            results.append(try compiler.run(product + common + module.files))
        }
        return results
    }
}
