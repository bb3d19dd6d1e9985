import Modules
import SourceLayout
import TextFormats

/// The output of `inspect --modules`: one JSON object with sorted keys for each module, then one for each group of
/// files that belong to none.
///
/// - Returns: the lines, without line breaks; sorted by folder and name.
package func inspectionLines(of layout: ModuleLayout) -> [String] {
    layout.modules.map(line) + layout.leftOut.map(line)
}

private func line(of located: ModuleLayout.LocatedModule) -> String {
    let module = located.module
    let why = located.evidence.isEmpty ? module.origin.rawValue : "\(module.origin.rawValue), \(located.evidence)"
    return object([
        ("dependencies", module.dependencies.map(array) ?? "null"),
        ("files", String(located.fileCount)),
        ("folder", jsonString(module.folder)),
        ("kind", jsonString(module.isVariant ? Module.Kind.application.word : module.kind.word)),
        ("name", jsonString(module.name)),
        ("package", jsonString(module.package)),
        ("why", jsonString(why)),
    ])
}

private func line(of group: ModuleLayout.LeftOut) -> String {
    object([
        ("files", String(group.files.count)),
        ("folder", jsonString(group.folder)),
        ("kind", jsonString("none")),
        ("name", "null"),
        ("paths", array(group.files)),
        ("why", jsonString(group.why.text)),
    ])
}

private func object(_ members: [(key: String, value: String)]) -> String {
    "{\(members.map { "\(jsonString($0.key)):\($0.value)" }.joined(separator: ","))}"
}

private func array(_ values: [String]) -> String { "[\(values.map { jsonString($0) }.joined(separator: ","))]" }

extension Module.Kind {
    fileprivate var word: String {
        switch self {
        case .library: "library"
        case .application: "application"
        case .test: "test"
        case .demo: "demo"
        }
    }
}
