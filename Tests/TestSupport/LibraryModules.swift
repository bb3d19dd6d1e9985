/// Libraries for the sources of a test to import, compiled once and kept until the process ends.
package struct LibraryModules: Sendable {
    /// The folder for the compiler's `-I`.
    package let path: String

    /// - Parameter sources: the source file of each library, by the name of its module.
    package init(_ sources: [String: String]) throws {
        guard let compiler = Compiler.found else { throw CompilationFailure(messages: "There is no swiftc.") }
        path = try TemporaryFolder.lasting().path
        for (name, source) in sources {
            let result = try compiler.run([
                "-emit-module", "-parse-as-library", "-module-name", name, "-o", "\(path)/\(name).swiftmodule", source,
            ])
            guard result.isAccepted else { throw CompilationFailure(messages: result.messages) }
        }
    }

    /// Doubles of the libraries that the golden fixtures import.
    package static let ofFixtures = Result {
        try LibraryModules(Dictionary(uniqueKeysWithValues: namesOfFixtures.map { ($0, sourceOfFixtures($0)) }))
    }

    package static let namesOfFixtures = ["FlowKit", "NeedleFoundation", "RIBs"]

    /// The path of the source of a library that the golden fixtures import.
    package static func sourceOfFixtures(_ name: String) -> String {
        repository.appendingPathComponent("Tests/GoldenTests/Fixtures/StandIns/\(name).swift").path
    }
}
