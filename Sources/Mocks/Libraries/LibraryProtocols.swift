import Semantics

/// The protocols of libraries that mocks can meet although their sources are not at hand.
package struct LibraryProtocols: Sendable {
    /// Those of the standard library first.
    let all: [SourceProtocols]
    /// By the name of a library's module, whether another module is the same library.
    private let otherNames: [String: @Sendable (String) -> Bool]

    package init(of surfaces: [LibrarySurface]) {
        all =
            [KnownProtocols.ofStandardLibrary] + surfaces.map { SourceProtocols(of: $0.source, in: $0.module) }
        otherNames = Dictionary(surfaces.map { ($0.module, $0.isModule) }) { first, _ in first }
    }

    /// Whether a module that imports some others sees a library.
    func isVisible(_ library: String, importing modules: Set<String>) -> Bool {
        if modules.contains(library) { return true }
        guard let isOtherName = otherNames[library] else { return false }
        return modules.contains { otherNames[$0] == nil && isOtherName($0) }
    }
}
