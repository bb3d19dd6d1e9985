/// The dialects that an app can use.
package struct Dialects: Sendable {
    package let all: [Dialect]
    /// The words by which files of interest are found.
    let words: SelectionWords

    /// RIBs and Needle.
    package static let usual = Dialects(libraries: [])

    /// - Parameter libraries: the stubs of a team's own libraries, which work like RIBs.
    package init(libraries: [LibraryStub]) {
        all = Dialect.all + libraries.map { Dialect($0, like: .ribs) }
        words = SelectionWords(of: all)
    }

    /// The dialect of a library's module. A team's own library takes precedence.
    package func dialect(ofModule module: String) -> Dialect? {
        all.last { $0.stub.module == module } ?? all.last { $0.isModule(module) }
    }

    /// Whether a module is a library that defines scopes.
    package func isLibrary(_ module: String) -> Bool { all.contains { $0.isModule(module) } }

    /// Whether a module without sources certainly declares no dependency protocol of an app.
    package func isKnown(module: String) -> Bool { PlatformModules.names.contains(module) || isLibrary(module) }
}
