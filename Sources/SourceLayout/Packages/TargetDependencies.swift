import SwiftReader

/// The dependencies of a target, as a `Package.swift` of literals lists them.
package struct TargetDependencies {
    private let manifest: SourceFile
    /// The argument with the target's name.
    private let name: SourceRange
    /// The elements of the list, and the list itself; `nil` if there is no such argument.
    private let list: (elements: [SourceRange], range: SourceRange)?
    /// The names of the other targets as written, by their modules.
    private let others: [String: String]

    /// - Parameter target: the name of its module.
    /// - Returns: `nil` if the manifest computes its targets or these dependencies.
    package init?(of target: String, in manifest: SourceFile) {
        guard manifest.imports("PackageDescription"),
            let package = manifest.expressions.first(where: { manifest.calledName($0) == "Package" }),
            let targets = manifest.argument("targets", of: package), manifest[targets].kind == .array
        else { return nil }
        let named = manifest.elements(of: targets).ids.map { manifest[$0] }.compactMap { call in
            manifest.argument("name", of: call).flatMap { manifest.string($0, constants: [:]) }.map { (call, $0) }
        }
        let calls = named.filter { cIdentifier($0.1) == target }.map(\.0)
        others = Dictionary(named.map { (cIdentifier($0.1), $0.1) }) { first, _ in first }
        guard calls.count == 1, let call = calls.first, let name = manifest.argument("name", of: call) else {
            return nil
        }
        self.manifest = manifest
        self.name = manifest[name].range
        guard let dependencies = manifest.argument("dependencies", of: call) else {
            list = nil
            return
        }
        guard manifest[dependencies].kind == .array else { return nil }
        let elements = manifest.elements(of: dependencies).ids.map { manifest[$0].range }
        list = (elements, manifest[dependencies].range)
    }

    /// The edits that add other targets of the package, in the order of the list if that is sorted.
    ///
    /// - Parameter modules: the names of their modules, sorted; not empty.
    /// - Returns: `nil` if the manifest does not name the targets in that way.
    package func adding(_ modules: [String]) -> [Edit]? {
        let words = modules.compactMap { others[$0].map { "\"\($0)\"" } }
        guard words.count == modules.count else { return nil }
        guard let list, let first = list.elements.first, let last = list.elements.last else {
            return [newList(words.joined(separator: ", "))]
        }
        let hasLines = manifest.position(of: list.range.start).line < manifest.position(of: first.start).line
        let separator = hasLines ? ",\(manifest.lineEnding)\(manifest.indentation(at: Int(first.start)))" : ", "
        let known = list.elements.map { manifest.text($0) }
        let isSorted = known == known.sorted() && known.allSatisfy { $0.hasPrefix("\"") }
        let places = Dictionary(grouping: words) { word in
            isSorted ? known.firstIndex { word < $0 } ?? known.count : known.count
        }
        return places.sorted { $0.key < $1.key }.map { number, words in
            let text = words.joined(separator: separator)
            return number == known.count
                ? manifest.insertion(of: separator + text, at: Int(last.end))
                : manifest.insertion(of: text + separator, at: Int(list.elements[number].start))
        }
    }

    private func newList(_ words: String) -> Edit {
        if let list { return manifest.insertion(of: words, at: Int(list.range.start) + 1) }
        let line = manifest.startOfLine(at: Int(name.start))
        let hasLine = manifest.bytes[line..<Int(name.start)].drop { $0 <= 32 }.starts(with: "name:".utf8)
        let separator = hasLine ? ",\(manifest.lineEnding)\(manifest.indentation(at: Int(name.start)))" : ", "
        return manifest.insertion(of: "\(separator)dependencies: [\(words)]", at: Int(name.end))
    }
}
