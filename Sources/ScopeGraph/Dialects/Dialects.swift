/// The dialects that an app can use.
package struct Dialects: Sendable {
    package let all: [Dialect]
    /// The words by which files of interest are found.
    let words: SelectionWords

    /// RIBs and Needle.
    package static let usual = Dialects(libraries: [])

    /// - Parameter libraries: the stubs of a team's own libraries, which work like RIBs. One with the name of a library
    ///   that Thimble knows replaces it.
    package init(libraries: [LibraryStub]) {
        let known = Dialect.all.filter { dialect in !libraries.contains { $0.module == dialect.module } }
        all = known + libraries.map { Dialect($0, like: .ribs) }
        words = SelectionWords(of: all)
        dependencyProperties = all.reduce(into: []) { names, dialect in
            names += dialect.stub.dependencyProperties.filter { !names.contains($0) }
        }
    }

    /// The properties through which components and builders of any dialect read what they require.
    package let dependencyProperties: [String]

    /// The dialect of a library's module. A team's own library takes precedence.
    package func dialect(ofModule module: String) -> Dialect? {
        dialect(named: module) ?? all.last { $0.isModule(module) }
    }

    /// The dialect whose library has exactly the name of a module.
    func dialect(named module: String) -> Dialect? { all.last { $0.module == module } }

    /// Whether a module is a library that defines scopes.
    package func isLibrary(_ module: String) -> Bool { all.contains { $0.isModule(module) } }

    /// Whether a module without sources certainly declares no dependency protocol of an app.
    package func isKnown(module: String) -> Bool { PlatformModules.names.contains(module) || isLibrary(module) }
}
