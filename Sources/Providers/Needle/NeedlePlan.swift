import NeedleText
import ScopeGraph
import Semantics
import Modules
import SwiftReader
import WiringText

/// The reasons why the providers of some Needle components cannot be generated.
package struct NeedleRefusal: Error, Equatable {
    /// An obstacle and its location; `nil` if it has no single location.
    package struct Reason: Hashable, Sendable {
        package let location: SourceLocation?
        package let message: String
    }

    package let reasons: [Reason]
}

extension GenerationPlan {
    /// The default name of a new file in Needle's form.
    package static let needleFileName = "NeedleGenerated.swift"

    /// The default limit for the number of paths: Needle needs a registration for each.
    package static let pathLimit = 50_000

    /// Plans the files for Needle's library: one for each module that compiles a root or has a generated file. Paths are
    /// counted before they are enumerated.
    ///
    /// - Parameters:
    ///   - views: what the targets see that share files, if already known.
    ///   - current: the beginning of the existing file at the output path, if that is not the module's own file.
    package init(
        forNeedle graph: ScopeGraph,
        resolution: Resolution,
        sources: [ModuleSources],
        views: TargetViews? = nil,
        pathLimit: Int = pathLimit,
        current: [UInt8]? = nil
    ) throws(NeedleRefusal) {
        let inputs = NeedleInputs(graph: graph, resolution: resolution, sources: sources, views: views)
        var files = NeedleTargetFiles(of: sources, sharing: inputs.views)
        var reasons: [NeedleRefusal.Reason] = []
        for (module, part) in sources.enumerated() where part.module.kind != .test && !part.isGeneratedByBuild {
            let tree = inputs.tree(of: module)
            let place = files.place(of: module, tree)
            guard !tree.components.isEmpty || place.existing != nil else { continue }
            let refusals = tree.refusals(pathLimit: pathLimit).filter { !reasons.contains($0) }
            reasons += refusals
            guard reasons.isEmpty else { continue }
            let header = Self.header(of: current ?? place.existing?.bytes ?? [])
            files.add(inputs.input(of: module, tree).text(header: header), at: place, scopes: tree.scopeIDs)
        }
        guard reasons.isEmpty else { throw NeedleRefusal(reasons: reasons) }
        self.init(files: files.planned)
    }

    /// The beginning of a file in Needle's form, up to its imports, which is all that is read of it before it is
    /// compared.
    package static func needleHead(of bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        Array(bytes[..<(endsOfLines(throughHeaderOf: bytes).ends.last ?? bytes.count)])
    }

    /// The handwritten header above the imports of a generated file, which is kept.
    private static func header(of bytes: [UInt8]) -> String {
        let (ends, isComplete) = bytes.withUnsafeBufferPointer { endsOfLines(throughHeaderOf: $0) }
        return isComplete && ends.count > 2 ? String(decoding: bytes[..<ends[ends.count - 3]], as: UTF8.self) : ""
    }

    /// The ends of the lines up to the first one behind the header, and whether there is one.
    private static func endsOfLines(
        throughHeaderOf bytes: UnsafeBufferPointer<UInt8>
    ) -> (ends: [Int], isComplete: Bool) {
        var ends: [Int] = []
        var start = 0
        while start <= bytes.count {
            let end = endOfLine(from: start, in: bytes)
            ends.append(end)
            if isBehindHeader(String(decoding: bytes[start..<end], as: UTF8.self)) { return (ends, true) }
            start = end + 1
        }
        return (ends, false)
    }

    /// The offset of the next `\n` that is not part of `\r\n`, which does not end a line here.
    private static func endOfLine(from start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        (start..<bytes.count).first { bytes[$0] == 10 && ($0 == 0 || bytes[$0 - 1] != 13) } ?? bytes.count
    }

    private static func isBehindHeader(_ line: String) -> Bool {
        if line.hasPrefix("import ") || line.hasPrefix("@") || line.hasPrefix("#if ") { return true }
        if line.hasPrefix("// swiftlint:disable unused_declaration") { return true }
        return line.split(separator: " ", omittingEmptySubsequences: false).dropFirst().dropLast().contains("import")
    }
}

extension NeedleTree {
    /// The ids of its components, sorted.
    var scopeIDs: [String] { components.map { graph.scopes[$0].id }.sorted() }

    /// The components at which its paths begin, in the order of output.
    var roots: [Int] { components.filter { pathGraph.isRoot[$0] } }

    /// The files that declare its components, and those that create one below another.
    var files: Set<String> {
        let isMember = Set(components)
        return components.reduce(into: []) { files, scope in
            files.insert(graph.scopes[scope].location.file)
            for edge in graph.edgesDown[scope].map({ graph.edges[$0] }) where isMember.contains(edge.child) {
                files.insert(edge.location.file)
            }
        }
    }

    /// Why no code can be generated for it.
    func refusals(pathLimit: Int) -> [NeedleRefusal.Reason] {
        if let loop { return [recursion(loop)] }
        if let excess = PathCount(of: pathGraph).excess(over: pathLimit) {
            return [NeedleRefusal.Reason(location: nil, message: excess)]
        }
        return equalPaths
    }

    private func recursion(_ loop: [Int]) -> NeedleRefusal.Reason {
        let names = (loop + loop.prefix(1)).map { "`\(graph.scopes[$0].name)`" }.joined(separator: " creates ")
        return NeedleRefusal.Reason(
            location: loop.first.map { graph.scopes[$0].location },
            message: "\(names): Needle registers every path, and a cycle has infinitely many. "
                + "Create one of these scopes without Needle, and pass what it requires as arguments."
        )
    }

    /// The scopes of a cycle, each created by its predecessor.
    private var loop: [Int]? {
        let ordered = Set(pathGraph.ancestorsFirst())
        guard let start = components.first(where: { !ordered.contains($0) }) else { return nil }
        var searchPath: [Int] = []
        var seen: [Int: Int] = [:]
        var current = start
        // Each remaining scope has a remaining parent, so the walk up ends in a cycle.
        while seen[current] == nil {
            seen[current] = searchPath.count
            searchPath.append(current)
            guard let parent = pathGraph.parents[current].first(where: { !ordered.contains($0) }) else { return nil }
            current = parent
        }
        guard let begin = seen[current] else { return nil }
        let loop = Array(searchPath[begin...].reversed())
        let first = loop.indices.min { graph.scopes[loop[$0]].location < graph.scopes[loop[$1]].location } ?? 0
        return Array(loop[first...] + loop[..<first])
    }

    /// Whether the conditions of some scopes exclude each other, as far as they can be compared.
    private func excludeEachOther(_ group: [Int]) -> Bool {
        let conditions = group.map { graph.scopes[$0].conditions }
        return !conditions.contains([]) && Set(conditions).count == group.count
            && Set(group.map { graph.scopes[$0].name }).count == 1
    }

    /// Components of one name, below one parent or below roots of one name, whose paths would be equal.
    private var equalPaths: [NeedleRefusal.Reason] {
        var children: [Int: [String: [Int]]] = [:]
        for scope in components {
            for parent in pathGraph.parents[scope] {
                children[parent, default: [:]][graph.scopes[scope].pathName, default: []].append(scope)
            }
        }
        let siblings = children.values.flatMap(\.values).filter { group in
            group.count > 1 && !excludeEachOther(group) && !graph.shareProvider(group)
        }
        let roots = Dictionary(grouping: roots) { graph.scopes[$0].pathName }.values.filter { group in
            group.count > 1 && !excludeEachOther(group) && !graph.namesOfEqualPaths(belowRoots: group).isEmpty
        }
        let reasons =
            siblings.map { refusal($0, "\($0.count) scopes of one parent have one path") }
            + roots.map { refusal($0, "\($0.count) roots and components below them have one path") }
        return reasons.sorted { left, right in
            guard let one = left.location, let other = right.location else { return right.location != nil }
            return one < other
        }
    }

    /// - Parameter fact: what some scopes have in common.
    private func refusal(_ group: [Int], _ fact: String) -> NeedleRefusal.Reason {
        let names = Set(group.map { "`\(graph.scopes[$0].id)`" }).sorted().joined(separator: " and ")
        return NeedleRefusal.Reason(
            location: group.map { graph.scopes[$0].location }.max(),
            message:
                "\(fact) at run time, where Needle's library knows them by the last part of their names: \(names). "
                + "Rename one of them."
        )
    }
}
