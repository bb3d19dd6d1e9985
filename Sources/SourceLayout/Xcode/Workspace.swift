import Modules

/// The projects that a `contents.xcworkspacedata` refers to.
///
/// - Parameters:
///   - bytes: XML as written by Xcode; only the `location` attributes of its `FileRef` and `Group` elements are read.
///   - folder: the absolute path of the workspace's folder.
/// - Returns: the absolute paths of the `.xcodeproj` folders, sorted.
func workspaceProjects(in bytes: [UInt8], folder: String) -> [String] {
    var projects: Set<String> = []
    // The folders of the enclosing groups. A group without a location has the folder of the enclosing group.
    var groups = [folder]
    for part in String(decoding: bytes, as: UTF8.self).split(separator: "<") {
        if part.hasPrefix("/Group"), groups.count > 1 { groups.removeLast() }
        let isGroup = part.hasPrefix("Group")
        guard isGroup || part.hasPrefix("FileRef"), let around = groups.last else { continue }
        let location = attribute("location", of: part).flatMap { resolve($0, group: around, container: folder) }
        if isGroup, !part.hasSuffix("/>") {
            groups.append(location ?? around)
        } else if let location, location.hasSuffix(".xcodeproj") {
            projects.insert(location)
        }
    }
    return projects.sorted()
}

private func attribute(_ name: String, of element: Substring) -> String? {
    var rest = element
    while let start = rest.firstIndex(where: { $0 == "\"" }) {
        let isAttribute = rest[..<start].filter { !$0.isWhitespace }.hasSuffix("\(name)=")
        let value = rest[rest.index(after: start)...]
        guard let end = value.firstIndex(of: "\"") else { return nil }
        if isAttribute { return unescaped(String(value[..<end])) }
        rest = value[value.index(after: end)...]
    }
    return nil
}

/// The absolute path of `group:App.xcodeproj` and the like; `nil` for a file inside Xcode itself.
private func resolve(_ location: String, group: String, container: String) -> String? {
    guard let colon = location.firstIndex(of: ":") else { return nil }
    let path = String(location[location.index(after: colon)...])
    switch location[..<colon] {
    case "group": return resolvedPath(path, in: group)
    case "container": return resolvedPath(path, in: container)
    // In a workspace inside a project, an empty path refers to the project itself.
    case "self": return container
    case "absolute": return path.hasPrefix("/") ? normalizedPath(path) : nil
    default: return nil
    }
}

private func unescaped(_ text: String) -> String {
    guard text.contains("&") else { return text }
    let names: [String: String] = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
    var parts = text.split(separator: "&", omittingEmptySubsequences: false).map(String.init)
    for index in parts.indices.dropFirst() {
        let part = parts[index]
        if let end = part.firstIndex(of: ";"), let character = names[String(part[..<end])] {
            parts[index] = character + part[part.index(after: end)...]
        } else {
            parts[index] = "&" + part
        }
    }
    return parts.joined()
}
