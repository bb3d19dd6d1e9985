import Semantics
import Modules
import SwiftReader

/// The types and typealiases that files declare outside of other types, by name.
struct DeclaredTypeNames: Sendable {
    struct Declared: Sendable {
        /// An index into the modules of the sources.
        let module: Int
        let access: Access
        let file: String
    }

    private let declared: [String: [Declared]]
    /// By module, whether it is a library, whose public types other modules see.
    private let isLibrary: [Bool]

    init(of sources: [ModuleSources]) {
        var declared: [String: [Declared]] = [:]
        for (module, part) in sources.enumerated() {
            for file in part.files {
                for id in file.declarations(in: .file) {
                    let declaration = file[id]
                    guard declaration.isNominal || declaration.kind == .typealias else { continue }
                    let access = declaration.access ?? .internal
                    declared[file.name(declaration.name), default: []]
                        .append(Declared(module: module, access: access, file: file.path))
                }
            }
        }
        self.declared = declared
        isLibrary = sources.map { $0.module.kind == .library }
    }

    /// All that have a name.
    subscript(name: String) -> [Declared] { declared[name] ?? [] }

    /// Whether a name means a type of a module in one of its files; `file` is `nil` for a generated one.
    func declares(_ name: String, in module: Int, seenFrom file: String?) -> Bool {
        declares(self[name], in: module, seenFrom: file)
    }

    func declares(_ all: [Declared], in module: Int, seenFrom file: String?) -> Bool {
        all.contains { $0.module == module && ($0.access > .fileprivate || $0.file == file) }
    }

    /// The libraries that offer one of some types to other modules.
    package func libraries(offering all: [Declared]) -> [Int] {
        all.filter { $0.access >= .package && isLibrary[$0.module] }.map(\.module)
    }
}
