/// Libraries for the sources of a test to import, compiled once and kept until the process ends.
package struct LibraryModules: Sendable {
    /// The folder for the compiler's `-I`.
    package let path: String

    /// - Parameter sources: the name of each library's module and its source file, each after those that it imports.
    package init(_ sources: [(module: String, path: String)]) throws {
        guard let compiler = Compiler.found else { throw CompilationFailure(messages: "There is no swiftc.") }
        path = try TemporaryFolder.lasting().path
        for (name, source) in sources {
            let result = try compiler.run([
                "-emit-module", "-parse-as-library", "-module-name", name, "-I", path,
                "-o", "\(path)/\(name).swiftmodule", source,
            ])
            guard result.isAccepted else { throw CompilationFailure(messages: result.messages) }
        }
    }

    /// Doubles of the libraries that the golden fixtures import.
    package static let ofFixtures = Result {
        try LibraryModules(namesOfFixtures.map { ($0, sourceOfFixtures($0)) })
    }

    package static let namesOfFixtures = ["FlowKit", "NeedleFoundation", "RIBs"]

    /// The path of the source of a library that the golden fixtures import.
    package static func sourceOfFixtures(_ name: String) -> String {
        repository.appendingPathComponent("Tests/GoldenTests/Fixtures/StandIns/\(name).swift").path
    }
}
