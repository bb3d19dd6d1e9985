import SwiftReader
import TextFormats

/// The output of `inspect`: one JSON object with sorted keys for each type, extension and typealias of a file.
///
/// - Parameters:
///   - file: the file to inspect.
///   - path: the name of the file in the lines.
/// - Returns: the lines, in source order, without line breaks.
package func inspectionLines(of file: SourceFile, named path: String) -> [String] {
    var lines: [String] = []
    // The qualified name that prefixes the members of a block; `nil` in bodies, which are not inspected.
    var prefixes = [String?](repeating: nil, count: file.blocks.count)
    prefixes[Int(BlockID.file.value)] = ""
    for declaration in file.declarations {
        guard let kind = inspectedKind(declaration), let prefix = prefixes[Int(declaration.block.value)] else {
            continue
        }
        let isExtension = declaration.kind == .extension
        let written = isExtension ? file.joined(declaration.name) : file.text(declaration.name)
        let name = prefix.isEmpty ? written : "\(prefix).\(written)"
        if let body = declaration.body { prefixes[Int(body.value)] = name }
        let location = isExtension ? declaration.keyword : declaration.name
        let inherited = declaration.inherited.indices.map { jsonString(file.joined(file.types[$0])) }
        let properties = inspectedProperties(of: declaration, in: file)
        lines.append(
            "{\"access\":\(jsonString((declaration.access ?? .internal).word)),\"file\":\(jsonString(path)),"
                + "\"inherits\":[\(inherited.joined(separator: ","))],\"kind\":\"\(kind)\","
                + "\"line\":\(file.position(of: location.start).line),\"name\":\(jsonString(name)),"
                + "\"properties\":[\(properties.joined(separator: ","))]}"
        )
    }
    return lines
}

private func inspectedKind(_ declaration: Declaration) -> String? {
    switch declaration.kind {
    case .class: "class"
    case .struct: "struct"
    case .enum: "enum"
    case .actor: "actor"
    case .protocol: "protocol"
    case .extension: "extension"
    case .typealias: "typealias"
    default: nil
    }
}

private func inspectedProperties(of declaration: Declaration, in file: SourceFile) -> [String] {
    var properties: [String] = []
    for id in file.declarations(in: declaration.body) {
        let member = file[id]
        guard member.kind == .variable, member.binding == .plain, member.tupleElement == nil else { continue }
        properties.append(
            "{\"access\":\(jsonString((member.access ?? .internal).word)),"
                + "\"line\":\(file.position(of: member.name.start).line),\"name\":\(jsonString(file.text(member.name))),"
                + "\"static\":\(member.modifiers.contains(.static)),\"type\":\(jsonString(file.joined(member.type)))}"
        )
    }
    return properties
}
