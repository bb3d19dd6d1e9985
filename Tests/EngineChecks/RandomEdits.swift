import RandomApps
import TestSupport

import struct ReaderChecks.TokenMutator

/// Edits an app at random.
struct RandomEdits {
    private var numbers: SeededNumbers

    init(seed: UInt64) { numbers = SeededNumbers(seed: seed) }

    /// Edits it once.
    ///
    /// - Returns: what was done, for messages.
    mutating func edit(_ app: EditedApp) throws -> String {
        guard let path = app.paths.randomElement(using: &numbers) else { return "nothing" }
        let isSwift = path.hasSuffix(".swift")
        switch Int.random(in: 0..<100, using: &numbers) {
        case ..<40:
            let bytes = isSwift ? changed(path, app) : app.contents(of: path)
            app.open(path, bytes)
            return "open \(path)"
        case ..<52:
            try app.save(path, isSwift ? changed(path, app) : app.contents(of: path))
            return "save \(path)"
        case ..<58:
            guard let open = app.documents.keys.sorted().randomElement(using: &numbers) else { return "nothing" }
            app.close(open)
            return "close \(open)"
        case ..<62:
            guard let open = app.documents.keys.sorted().randomElement(using: &numbers) else { return "nothing" }
            try app.save(open, app.contents(of: open))
            app.close(open)
            return "save and close \(open)"
        case ..<68: return try add(besides: path, app)
        case ..<73:
            try app.remove(path)
            return "remove \(path)"
        case ..<78:
            guard app.saved[path] != nil else { return "nothing" }
            let target = numbers.happens(50) ? folder(of: path) + "Renamed.swift" : "Elsewhere/\(path)"
            try app.move(path, to: target)
            return "move \(path) to \(target)"
        case ..<81: return try moveFolder(of: path, app)
        case ..<88: return try editManifest(app)
        case ..<94: return try configure(app)
        case ..<96:
            let name = "\(folder(of: path))Link\(Int.random(in: 0..<3, using: &numbers))"
            let isFolder = numbers.happens(50) && path.contains("/")
            let (link, target) = isFolder ? (name, String(folder(of: path).dropLast())) : ("\(name).swift", path)
            guard app.saved[path] != nil else { return "nothing" }
            try app.link(link, to: target)
            return "link \(link) to \(target)"
        case ..<98:
            app.touch(path)
            return "touch \(path)"
        default:
            app.forget()
            return "forget"
        }
    }

    // MARK: Contents

    /// The contents of a file after a small edit, as a person makes it, or a wild one.
    private mutating func changed(_ path: String, _ app: EditedApp) -> [UInt8] {
        let bytes = app.contents(of: path)
        if numbers.happens(20) {
            var mutator = TokenMutator(seed: numbers.next(), most: 1 << 16)
            return mutator.mutated(bytes)
        }
        var lines = bytes.split(separator: 10, omittingEmptySubsequences: false).map(Array.init)
        guard let place = lines.indices.randomElement(using: &numbers) else { return bytes }
        switch Int.random(in: 0..<6, using: &numbers) {
        case 0: lines.remove(at: place)
        case 1: lines.insert(lines[place], at: place)
        case 2:
            let other = app.paths.randomElement(using: &numbers).map { app.contents(of: $0) } ?? []
            let line = other.split(separator: 10).randomElement(using: &numbers) ?? []
            lines.insert(Array(line), at: place)
        case 3: lines.insert(Array("// \(numbers.next())".utf8), at: place)
        default: lines[place] = renamed(lines[place], app)
        }
        return Array(lines.joined(separator: [10]))
    }

    /// A line in which a word is replaced by another one of the app, or is extended.
    private mutating func renamed(_ line: [UInt8], _ app: EditedApp) -> [UInt8] {
        let words = Self.words(of: line)
        guard let word = words.randomElement(using: &numbers) else { return line }
        let other = app.paths.randomElement(using: &numbers).map { app.contents(of: $0) } ?? []
        let others = Self.words(of: other)
        let replacement =
            others.randomElement(using: &numbers).flatMap { numbers.happens(70) ? Array(other[$0]) : nil }
            ?? line[word] + Array("New".utf8)
        return line[..<word.lowerBound] + replacement + line[word.upperBound...]
    }

    private static func words(of bytes: [UInt8]) -> [Range<Int>] {
        var words: [Range<Int>] = []
        var start: Int?
        for (place, byte) in (bytes + [0]).enumerated() {
            let isLetter = byte == 95 || (65...90).contains(byte & 0xDF) || (48...57).contains(byte)
            if isLetter {
                start = start ?? place
            } else if let first = start {
                words.append(first..<place)
                start = nil
            }
        }
        return words
    }

    // MARK: Files

    private mutating func add(besides path: String, _ app: EditedApp) throws -> String {
        let name = "\(folder(of: path))Added\(Int.random(in: 0..<4, using: &numbers)).swift"
        let bytes = changed(app.paths.randomElement(using: &numbers) ?? path, app)
        if numbers.happens(50) { app.open(name, bytes) } else { try app.save(name, bytes) }
        return "add \(name)"
    }

    private mutating func moveFolder(of path: String, _ app: EditedApp) throws -> String {
        let folders = folder(of: path).split(separator: "/")
        guard let depth = folders.indices.randomElement(using: &numbers), app.saved[path] != nil else {
            return "nothing"
        }
        let folder = folders[...depth].joined(separator: "/")
        let target = numbers.happens(50) ? "\(folder)Moved" : "Moved/\(folder)"
        try app.move(folder, to: target)
        return "move \(folder) to \(target)"
    }

    private mutating func editManifest(_ app: EditedApp) throws -> String {
        let manifests = app.paths.filter { $0.hasSuffix("Package.swift") || !$0.hasSuffix(".swift") }
        guard let path = manifests.randomElement(using: &numbers), numbers.happens(80) else {
            let folders = Set(app.paths.map { folder(of: $0) }).sorted()
            let path = "\(folders.randomElement(using: &numbers) ?? "")Package.swift"
            try app.save(path, Array(Self.manifest.utf8))
            return "add \(path)"
        }
        let bytes = changed(path, app)
        if numbers.happens(50) { app.open(path, bytes) } else { try app.save(path, bytes) }
        return "edit \(path)"
    }

    private mutating func configure(_ app: EditedApp) throws -> String {
        let folders = [""] + app.paths.map { folder(of: $0) }
        let path = numbers.happens(75) ? ".thimble.json" : "\(numbers.pick(folders, or: "")).thimble.json"
        if numbers.happens(25), app.saved[path] != nil {
            try app.remove(path)
            return "remove \(path)"
        }
        let text = numbers.pick(Self.configurations, or: "{}")
        if numbers.happens(30) { app.open(path, Array(text.utf8)) } else { try app.save(path, Array(text.utf8)) }
        return "configure \(path): \(text)"
    }

    private func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    }

    private static let manifest = """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(name: "Random", targets: [.target(name: "App", path: ".")])

        """

    private static let configurations = [
        "{}", "{", #"{ "rules": { "unused-provider": "warning", "unused-requirement": "error" } }"#,
        #"{ "exclude": ["Added*.swift"] }"#, #"{ "exclude": ["**/A*.swift", "Nothing"] }"#,
        #"{ "rules": { "unknown": "off" } }"#, #"{ "modules": { "Core": "." } }"#,
        #"{ "modules": { "Core": "None" } }"#,
        #"{ "paths": ["Elsewhere"] }"#, #"{ "generated": { "App": "Wiring.swift" } }"#,
        #"{ "generated": { "App": "build" } }"#, #"{ "wiring": { "App": "hand" } }"#,
        #"{ "libraries": ["Library.swift"] }"#,
    ]
}
