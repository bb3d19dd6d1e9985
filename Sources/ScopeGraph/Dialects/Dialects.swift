import Semantics

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
        let usual = Dialect.all.filter { dialect in !libraries.contains { $0.module == dialect.module } }
        self.init(usual + libraries.map { Dialect($0, like: .ribs) })
    }

    init(_ all: [Dialect]) {
        self.all = all
        words = SelectionWords(of: all)
        known = KnownLibraries(all.map(\.library))
    }

    /// The libraries of the dialects, in the same order.
    let known: KnownLibraries

    /// The properties through which components and builders of any dialect read what they require.
    package var dependencyProperties: [String] { known.argumentProperties }

    /// The dialect of a library's module. A team's own library takes precedence.
    package func dialect(ofModule module: String) -> Dialect? { known.number(ofModule: module).map { all[$0] } }

    /// The dialect whose library a class inherits.
    func dialect(of base: LibraryBase) -> Dialect { all[base.first.library.library] }

    /// The public declarations of their libraries, without bodies.
    package var surfaces: [LibrarySurface] { all.flatMap(\.surfaces) }

    /// Whether a module is a library that defines scopes.
    package func isLibrary(_ module: String) -> Bool { known.isLibrary(module) }

    /// Whether a module without sources certainly declares no dependency protocol of an app.
    package func isKnown(module: String) -> Bool { known.isKnown(module: module) }
}
