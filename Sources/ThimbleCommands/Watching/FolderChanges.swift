/// Notices what changes in folders: the system tells it, or the stamps of all entries are compared again and again.
struct FolderChanges {
    /// `nil` to poll only.
    private var watch: FolderWatch?
    /// The last stamps; `nil` if the system notices everything.
    private var stamps: FolderStamps?
    private(set) var folders: Set<String> = []
    /// Whether the sign that more changes will come has lasted too long.
    private var ignoresBusyness = false

    /// How often stamps are compared, in seconds.
    private static let interval = 1.0
    /// How long nothing may happen until a burst of changes is over, and how long one may last, in seconds.
    private static let quiet = 0.1
    private static let longestBurst = 10.0

    /// - Parameter polls: whether to compare stamps even if the system could tell.
    init(polls: Bool) {
        watch = polls ? nil : FolderWatch()
        if watch == nil || !FolderWatch.noticesWriting { stamps = FolderStamps() }
    }

    /// Watches some folders, and no others any more.
    ///
    /// - Returns: whether some of them were not watched before: what happened in them until now is unknown.
    mutating func follow(_ wanted: Set<String>) -> Bool {
        let new = wanted.subtracting(folders)
        for folder in folders.subtracting(wanted) { watch?.remove(folder) }
        for folder in new.sorted() {
            do throws(SystemError) { try watch?.add(folder) } catch {
                guard !error.isMissing, Platform.kindOfEntry(folder) == .folder else { continue }
                // The system watches no more folders.
                (watch, stamps) = (nil, stamps ?? FolderStamps())
            }
        }
        folders = wanted
        stamps?.start(new, among: wanted)
        return !new.isEmpty
    }

    /// Forgets folders that have moved: their watches would report old paths.
    mutating func forget(_ locations: Set<String>) {
        let gone = folders.filter { folder in
            locations.contains(folder) || locations.contains { folder.hasPrefix("\($0)/") }
        }
        for folder in gone { watch?.remove(folder) }
        folders.subtract(gone)
    }

    /// Waits for changes, until a burst of them is over.
    ///
    /// - Parameters:
    ///   - interruption: a descriptor that ends waiting when it can be read.
    ///   - matters: whether a change at an absolute path matters.
    ///   - isBusy: whether more changes will come.
    /// - Returns: `nil` if there is nothing to wait for any more.
    mutating func next(
        orUntil interruption: Int32?,
        _ matters: (String) -> Bool,
        while isBusy: () -> Bool
    ) -> FolderEvents? {
        var events = FolderEvents()
        var end = Double.infinity
        while true {
            let isWaiting = events.isEmpty
            let pause = isWaiting ? (stamps == nil ? nil : Self.interval) : Self.quiet
            let descriptors = [interruption, watch?.descriptor].compactMap(\.self)
            let (areReadable, isOutputClosed) = Platform.wait(for: descriptors, seconds: pause, writingTo: 1)
            if isOutputClosed || interruption != nil && areReadable.first == true { return nil }
            var new = watch?.events() ?? FolderEvents()
            // They say more exactly what has changed.
            if let changed = stamps?.changes(in: folders) { new.locations = changed }
            new.locations = new.locations.filter(matters)
            if isWaiting, !new.isEmpty { end = Platform.secondsOfClock() + Self.longestBurst }
            events.locations.formUnion(new.locations)
            events.areLost = events.areLost || new.areLost
            guard !events.isEmpty else { continue }
            let isBusy = isBusy()
            if Platform.secondsOfClock() > end {
                ignoresBusyness = isBusy
                return events
            }
            if !isBusy { ignoresBusyness = false }
            if new.isEmpty, !isBusy || ignoresBusyness { return events }
        }
    }
}

/// The stamps of all entries of some folders.
private struct FolderStamps {
    /// By absolute path of the folder, by name of the entry.
    private var stamps: [String: [String: FileStamp]] = [:]

    /// - Parameters:
    ///   - new: folders to look at for the first time.
    ///   - wanted: all folders.
    mutating func start(_ new: Set<String>, among wanted: Set<String>) {
        stamps = stamps.filter { wanted.contains($0.key) }
        for folder in new { stamps[folder] = Self.stamps(in: folder) }
    }

    /// The entries that have come, gone or changed since the last time.
    mutating func changes(in folders: Set<String>) -> Set<String> {
        var changes: Set<String> = []
        for folder in folders {
            let (old, new) = (stamps[folder] ?? [:], Self.stamps(in: folder))
            guard old != new else { continue }
            stamps[folder] = new
            for name in Set(old.keys).union(new.keys) where old[name] != new[name] {
                changes.insert(name.isEmpty ? folder : appended(folder, name))
            }
        }
        return changes
    }

    /// The stamps of the entries, and that of the folder with an empty name if it is there.
    private static func stamps(in folder: String) -> [String: FileStamp] {
        guard let entries = try? Platform.entries(of: folder), let own = Platform.stamp(of: folder) else { return [:] }
        var stamps = ["": own]
        for entry in entries { stamps[entry.name] = Platform.stamp(of: appended(folder, entry.name)) }
        return stamps
    }
}
