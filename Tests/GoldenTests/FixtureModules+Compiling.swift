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
                    libraries.path, "-I", folder.path,
                ] + languageMode + options
            results.append(try compiler.run(["-typecheck"] + common + module.files))
            guard isImported(module) else { continue }
            // The compiler skips the bodies when it only makes a module, so this does not replace the check.
            let output = "\(folder.path)/\(module.name).swiftmodule"
            results.append(try compiler.run(["-emit-module", "-enable-testing", "-o", output] + common + module.files))
        }
        return results
    }
}
