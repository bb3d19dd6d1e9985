import Modules

/// A source pattern of a target in the syntax of Tuist and CocoaPods: `Sources/**`, `Classes/**/*.{h,swift}`.
struct SourcePattern {
    /// The part before the first wildcard: a folder relative to the manifest.
    let folder: String
    /// `nil` if everything below the folder matches.
    private let globs: [Glob]?
    private let isDeep: Bool
    /// The only file that it matches, relative to the manifest; `nil` if it may match several.
    let file: String?

    /// Whether it may match Swift files, not only those of another language.
    let isOfSwift: Bool

    /// Whether it may match one file of a folder and not another.
    var tellsFilesApart: Bool { globs != nil }

    init(_ pattern: String) {
        let components = pattern.pathComponents.filter { $0 != "." }
        let plain = components.prefix { !$0.contains { "*?[{".contains($0) } }
        let rest = components.dropFirst(plain.count)
        let isFile = rest.isEmpty && plain.last?.hasSuffix(".swift") == true
        folder = (isFile ? plain.dropLast() : plain).joined(separator: "/")
        isDeep = components.count > 1
        file = isFile ? plain.joined(separator: "/") : nil
        let ending = components.last.flatMap { name in name.lastIndex(of: ".").map { name[$0...] } }
        isOfSwift = ending.map { $0.contains("swift") || $0.contains { "*?[".contains($0) } } ?? true
        let takesAll =
            rest.isEmpty
            || rest.first == "**" && rest.dropFirst().allSatisfy { ["**", "*", "*.*", "*.swift"].contains($0) }
        globs = takesAll && !isFile ? nil : Self.alternatives(components.joined(separator: "/")).map { Glob($0) }
    }

    /// - Parameter path: a Swift file, relative to the manifest.
    func matches(_ path: String) -> Bool {
        // A manifest may list thousands of files.
        if let file { return file == path }
        guard folder.isEmpty || path.utf8.starts(with: (folder + "/").utf8) else { return false }
        guard let globs else { return true }
        // A pattern without a folder matches only files beside the manifest.
        guard isDeep || !path.contains("/") else { return false }
        return globs.contains { $0.matches(path) }
    }

    /// `a.h` and `a.swift` for `a.{h,swift}`; limited to a few hundred for any pattern.
    private static func alternatives(_ pattern: String) -> [String] {
        var result: [String] = []
        var pending = [pattern]
        while let next = pending.popLast(), result.count + pending.count < 256 {
            guard let close = next.firstIndex(of: "}"), let open = next[..<close].lastIndex(of: "{") else {
                result.append(next)
                continue
            }
            let choices = next[next.index(after: open)..<close].split(separator: ",", omittingEmptySubsequences: false)
            for choice in choices {
                let word = choice.drop { $0 == " " }
                pending.append("\(next[..<open])\(word)\(next[next.index(after: close)...])")
            }
        }
        return result
    }
}

/// Several source patterns, of which many may be files.
struct SourcePatterns {
    private let files: Set<String>
    private let others: [SourcePattern]

    init(_ patterns: [SourcePattern]) {
        files = Set(patterns.compactMap(\.file))
        others = patterns.filter { $0.file == nil }
    }

    /// - Parameter path: a Swift file, relative to the manifest.
    func match(_ path: String) -> Bool { files.contains(path) || others.contains { $0.matches(path) } }
}
