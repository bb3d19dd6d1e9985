import ScopeGraph
import Semantics
import Modules
import TextFormats

/// The stub of a team's own library, as the configuration names it.
struct LibraryFile {
    /// The name of the library's module: that of the file without `.swift`.
    let module: String
    /// Absolute.
    let location: String
    /// As written.
    let path: String
    /// The entry in the configuration.
    let position: JSONValue.Position
}

extension Configuration {
    /// In bytes; larger than any handwritten stub.
    private static let largestStub = 1 << 20

    static func libraries(_ value: JSONValue, _ paths: ConfinedPaths) throws(JSONFault) -> [LibraryFile] {
        var libraries: [LibraryFile] = []
        for element in try value.elements() {
            let path = try element.path()
            let location = try paths.readable(element, path, option: nil)
            let name = path.split(separator: "/").last.map(String.init) ?? path
            let module = name.hasSuffix(".swift") ? String(name.dropLast(".swift".count)) : ""
            guard !module.isEmpty, SwiftName.written(module) == module else {
                throw element.fault(
                    "expected a Swift file with the name of the library's module: \"Tools/OurRIBs.swift\""
                )
            }
            guard !libraries.contains(where: { $0.module == module }) else {
                throw element.fault("another stub is already that of '\(module)'")
            }
            libraries.append(LibraryFile(module: module, location: location, path: path, position: element.location))
        }
        return libraries
    }

    /// Reads the stubs and adds their dialects.
    ///
    /// - Parameters:
    ///   - shownPath: the path of the configuration for messages.
    ///   - files: where the stubs are read.
    /// - Throws: all that is wrong with the stubs, with the locations.
    mutating func readLibraries(shownPath: String, in files: FileSystem) throws(Stop) {
        guard !libraries.isEmpty else { return }
        let folder = shownPath.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
        var stubs: [LibraryStub] = []
        var messages: [String] = []
        for library in libraries {
            let shown = library.path.hasPrefix("/") ? library.path : appended(folder, library.path)
            do throws(SystemError) {
                let text = try files.read(library.location, limit: Self.largestStub)
                switch LibraryStub.read(text, module: library.module, path: shown) {
                case .success(let stub): stubs.append(stub)
                case .failure(let faults):
                    messages += faults.all.map {
                        "\($0.location.file):\($0.location.line):\($0.location.column): \($0.message)."
                    }
                }
            } catch {
                let reason = error.isMissing ? "does not exist" : "cannot be read: \(error.reason)"
                messages.append(
                    "\(shownPath):\(library.position.line):\(library.position.column): '\(library.path)' \(reason)."
                )
            }
        }
        guard messages.isEmpty else { throw .failure(Failure(messages)) }
        ownDialects = Dialects(libraries: stubs)
    }
}
