import TestSupport

extension Compiler {
    /// Type-checks files against the double of Needle's library.
    func check(_ files: [String], _ flags: [String]) throws -> Compilation {
        let library = try Self.needle.get()
        let options = ["-typecheck", "-whole-module-optimization", "-parse-as-library", "-I", library.path]
        return try run(options + flags, files: files)
    }

    private static let needle = Result {
        let source = repository.appendingPathComponent(
            "Tests/NeedleDropInTests/Fixtures/StandIn/NeedleFoundation.swift"
        )
        return try LibraryModules([("NeedleFoundation", source.path)])
    }
}
