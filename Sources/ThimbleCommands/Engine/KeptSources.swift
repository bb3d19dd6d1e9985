import ScopeGraph
import Modules
import SwiftReader

/// What an engine keeps of the sources: the walk and the layout until files come or go, and what was read of each file
/// until its contents change.
struct KeptSources: Sendable {
    /// `nil` if there was no walk yet.
    private var found: FoundSources?
    /// Whether the folders have to be walked again.
    private var isWalkStale = true
    /// `nil` if the modules have to be found.
    private var arrangement: FileArrangement?
    /// The files that `read` describes.
    private var files: [NamedFile] = []
    /// One element for each file; not valid for those in `stale`.
    private var read = PrefilteredFiles(contents: [], summaries: [])
    /// The files that were parsed because of others, by their numbers.
    private var parsed: [Int: SourceFile] = [:]
    /// The numbers of the files to read.
    private var stale: Set<Int> = []
    private var last: ReadSources?
    /// The locations that were noted since the last reading.
    private var noted: Set<String> = []

    /// Notes that something may have changed at some absolute paths.
    mutating func note(_ locations: some Sequence<String>) { noted.formUnion(locations) }

    /// Forgets the walk and what was read of all files.
    mutating func forget() { self = KeptSources() }

    /// Notes that files may have come or gone.
    mutating func noteWalk() { isWalkStale = true }

    /// Notes that the configuration has changed, which says which files count and what their modules are.
    mutating func noteConfiguration() { (isWalkStale, arrangement, last) = (true, nil, nil) }

    /// The walk through the folders. It can have failed in part.
    mutating func walk(_ request: InputOptions) -> FoundSources {
        takeNotes(request)
        if let found, !isWalkStale { return found }
        let new = FileWalker.walk(request)
        isWalkStale = false
        if new != found { (found, arrangement) = (new, nil) }
        return new
    }

    /// The current sources.
    ///
    /// - Returns: also whether anything may be different from the last sources.
    mutating func sources(of request: InputOptions) throws(Stop) -> (current: ReadSources, areChanged: Bool) {
        do throws(Stop) { return try updatedSources(of: request) } catch {
            // The reason may be a file that has come or gone in the meantime.
            (isWalkStale, last) = (true, nil)
            throw error
        }
    }

    private mutating func updatedSources(
        of request: InputOptions
    ) throws(Stop) -> (current: ReadSources, areChanged: Bool) {
        let found = walk(request)
        try found.refuseErrors(request)
        let isKnown = arrangement != nil
        let arrangement = if let arrangement { arrangement } else { try arrange(request, found) }
        self.arrangement = arrangement
        if !isKnown { align(with: arrangement.files) }
        let change = try readStaleFiles(request)
        if isKnown, change == .nothing, let last { return (last, false) }
        let used = Set(parsed.keys)
        let selected = try selected(request)
        // The files that matter are those of the last time.
        if isKnown, change == .words, used == Set(parsed.keys), let last { return (last, false) }
        last = nil
        let sources = try ReadSources(request, SourceInput(found, arrangement, selected))
        last = sources
        return (sources, true)
    }

    // MARK: What has changed

    /// Finds out what the noted locations are.
    private mutating func takeNotes(_ request: InputOptions) {
        guard !noted.isEmpty else { return }
        defer { noted = [] }
        guard let found else { return }
        let names = Set(noted.map(\.lastComponent))
        // Most files are ruled out by the lengths of their names.
        let lengths = Set(names.map(\.utf8.count))
        var unknown = noted
        for (number, file) in files.enumerated() where lengths.contains(file.lastName.utf8.count) {
            guard names.contains(file.lastName[...]), unknown.remove(file.location) != nil else { continue }
            stale.insert(number)
            if !isPlainFile(file.location, request, found) { isWalkStale = true }
        }
        let manifests = found.manifests + found.foreignManifests.map(textPath)
        if !noted.isDisjoint(with: manifests) {
            arrangement = nil
            unknown.subtract(manifests.filter { isPlainFile($0, request, found) })
            // A specification of XcodeGen may include other files than before.
            if noted.contains(where: Self.mayInclude) { isWalkStale = true }
        }
        guard !unknown.isEmpty else { return }
        isWalkStale = true
        noteAll(below: unknown)
        stale.formUnion(files.indices.filter { found.linkedFiles.contains(files[$0].location) })
        if unknown.contains(where: Self.mayBeGenerated) { last = nil }
    }

    /// Whether a manifest may name other manifests to read.
    private static func mayInclude(_ location: String) -> Bool {
        location.hasSuffix(".yml") || location.hasSuffix(".yaml")
    }

    /// Whether a path that the walk does not find may be that of a generated file, or of a folder with some: they are
    /// read wherever they are.
    private static func mayBeGenerated(_ location: String) -> Bool {
        location.lastComponent.first != "."
            && (location.hasSuffix(".swift") || Platform.kindOfEntry(location) != .file)
    }

    /// Notes all files at and below some paths.
    private mutating func noteAll(below locations: Set<String>) {
        // By the number of a folder, whether it is in or below one of the paths.
        var areNoted: [Int: Bool] = [:]
        for (number, file) in files.enumerated() {
            let isNoted = areNoted[file.folder.number] ?? Self.isBelow(locations, file.folder.location)
            areNoted[file.folder.number] = isNoted
            if isNoted || locations.contains(file.location) { stale.insert(number) }
        }
    }

    /// Whether a path is one of some others, or below one.
    private static func isBelow(_ locations: Set<String>, _ location: String) -> Bool {
        var path = location[...]
        while !path.isEmpty {
            if locations.contains(String(path)) { return true }
            path = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[..<$0] } ?? ""
        }
        return locations.contains("/")
    }

    /// Whether a path is that of a file which the walk finds there, and not of a link or of nothing.
    private func isPlainFile(_ location: String, _ request: InputOptions, _ found: FoundSources) -> Bool {
        guard !found.linkedFiles.contains(location) else { return false }
        guard let kind = Platform.kindOfEntry(location) else { return request.files.documents[location] != nil }
        return kind == .file
    }

    /// Moves what was read to the numbers of newly found files.
    private mutating func align(with newFiles: [NamedFile]) {
        defer { files = newFiles }
        guard !files.isEmpty else {
            read = PrefilteredFiles(
                contents: [ReadFile](repeating: .leftOut(imports: []), count: newFiles.count),
                summaries: [FileSummary](repeating: FileSummary(of: []), count: newFiles.count)
            )
            stale = Set(newFiles.indices)
            return
        }
        var oldNumbers: [String: Int] = Dictionary(minimumCapacity: files.count)
        for (number, file) in files.enumerated() where !stale.contains(number) { oldNumbers[file.location] = number }
        var aligned = PrefilteredFiles(contents: [], summaries: [])
        var parsedNow: [Int: SourceFile] = [:]
        stale = []
        for (number, file) in newFiles.enumerated() {
            let old = oldNumbers[file.location].flatMap { files[$0].name == file.name ? $0 : nil }
            aligned.contents.append(old.map { read.contents[$0] } ?? .leftOut(imports: []))
            aligned.summaries.append(old.map { read.summaries[$0] } ?? FileSummary(of: []))
            if let old { parsedNow[number] = parsed[old] } else { stale.insert(number) }
        }
        (read, parsed) = (aligned, parsedNow)
    }

    // MARK: Reading

    /// Reads the files whose contents may have changed.
    ///
    /// - Returns: how they matter now in another way than before.
    private mutating func readStaleFiles(_ request: InputOptions) throws(Stop) -> Change {
        guard !stale.isEmpty else { return .nothing }
        let numbers = stale.sorted()
        let fresh = try prefilter(numbers.map { files[$0] }, request.configuration.dialects, in: request.files)
        var change = Change.nothing
        for (place, number) in numbers.enumerated() {
            if isSame(fresh, at: place, as: number), try isSame(parsed[number], files[number], request) { continue }
            change = max(change, self.change(fresh, at: place, as: number))
            read.contents[number] = fresh.contents[place]
            read.summaries[number] = fresh.summaries[place]
            parsed[number] = nil
        }
        stale = []
        return change
    }

    /// What has changed in files.
    private enum Change: Comparable {
        case nothing
        /// Only words of files that do not matter by themselves: other files may matter now.
        case words
        case contents
    }

    private func change(_ fresh: PrefilteredFiles, at place: Int, as number: Int) -> Change {
        guard case .leftOut(let new) = fresh.contents[place], case .leftOut(let old) = read.contents[number],
            parsed[number] == nil, new == old
        else { return .contents }
        return .words
    }

    private func isSame(_ fresh: PrefilteredFiles, at place: Int, as number: Int) -> Bool {
        switch (fresh.contents[place], read.contents[number]) {
        case (.source(let new), .source(let old)): new.bytes == old.bytes
        case (.generated(let new), .generated(let old)): new.bytes == old.bytes
        // Only its beginning is in memory.
        case (.generatedForNeedle, .generatedForNeedle): false
        case (.leftOut(let new), .leftOut(let old)):
            new == old && fresh.summaries[place].isSame(as: read.summaries[number])
        default: false
        }
    }

    /// Whether a file that was parsed because of others has the same contents as then.
    private func isSame(_ parsed: SourceFile?, _ file: NamedFile, _ request: InputOptions) throws(Stop) -> Bool {
        guard let parsed else { return true }
        do throws(SystemError) { return try request.files.read(file.location) == parsed.bytes } catch {
            throw .failure(Failure(unreadable(file, error)))
        }
    }

    /// Parses the files that can affect a result, if they are not parsed yet.
    private mutating func selected(_ request: InputOptions) throws(Stop) -> SelectedFiles {
        if request.readsAll {
            let others = files.indices.filter { if case .leftOut = read.contents[$0] { true } else { false } }
            var contents = read.contents
            for (number, content) in zip(others, try parse(others, request)) { contents[number] = content }
            return SelectedFiles(contents: contents, haveMark: read.summaries.map(\.hasMark))
        }
        var used: Set<Int> = []
        let selected = try SelectedFiles(of: read, request.configuration.dialects) { (wanted) throws(Stop) in
            used.formUnion(wanted)
            return try parse(wanted, request)
        }
        // Frees the files that do not matter any more.
        if used.count < parsed.count { parsed = parsed.filter { used.contains($0.key) } }
        return selected
    }

    private mutating func parse(_ numbers: [Int], _ request: InputOptions) throws(Stop) -> [ReadFile] {
        let missing = numbers.filter { parsed[$0] == nil }
        let fresh = try readFiles(missing.map { files[$0] }, in: request.files, keepsGenerated: true)
        for (number, content) in zip(missing, fresh) { parsed[number] = content.source }
        return numbers.map { parsed[$0].map { .source($0) } ?? .leftOut(imports: []) }
    }
}
