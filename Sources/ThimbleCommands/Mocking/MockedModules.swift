import Mocks
import SwiftReader

/// The modules that a file of mocks imports besides those that the files of its protocols import.
struct MockedModules {
    /// The module that compiles the file.
    let own: String?
    private(set) var plain: [String] = []
    private(set) var testable: [String]

    /// - Parameters:
    ///   - location: the absolute path of the file; `nil` for standard output.
    ///   - testable: the modules to import with `@testable`; if empty, those with protocols that are not public.
    init(of selection: MockSelection, _ sources: MockSources, writtenTo location: String?, testable: [String]) {
        own = location.flatMap(sources.module)
        self.testable = testable
        guard location != nil else { return }
        let table = selection.table
        let modules = Dictionary(grouping: selection.protocols) { table.files[$0.file].module }
        for (module, entries) in modules where module != own && !testable.contains(module) {
            if testable.isEmpty, entries.contains(where: { table[$0].access < .public }) {
                self.testable.append(module)
            } else {
                plain.append(module)
            }
        }
    }
}
