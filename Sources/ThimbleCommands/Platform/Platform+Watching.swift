#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// What the system noticed in watched folders.
struct FolderEvents {
    /// The absolute paths of what has come, gone or changed.
    var locations: Set<String> = []
    /// Whether more has happened than the system remembers.
    var areLost = false

    var isEmpty: Bool { locations.isEmpty && !areLost }
}

/// What tells that an entry of a folder has changed.
struct FileStamp: Equatable {
    private let identity: FileIdentity
    private let mode: UInt32
    private let size: Int
    private let changed: [Int]

    fileprivate init(_ information: stat) {
        identity = FileIdentity(
            device: Int(truncatingIfNeeded: information.st_dev),
            number: Int(truncatingIfNeeded: information.st_ino)
        )
        mode = UInt32(information.st_mode)
        // The size and the times of a folder change with its entries.
        guard information.st_mode & mode_t(S_IFMT) != mode_t(S_IFDIR) else {
            (size, changed) = (0, [])
            return
        }
        size = Int(information.st_size)
        #if canImport(Darwin)
            let (written, changed) = (information.st_mtimespec, information.st_ctimespec)
        #else
            let (written, changed) = (information.st_mtim, information.st_ctim)
        #endif
        self.changed = [Int(written.tv_sec), Int(written.tv_nsec), Int(changed.tv_sec), Int(changed.tv_nsec)]
    }
}

extension Platform {
    /// The stamp of what is at a path, links followed; `nil` if there is nothing.
    static func stamp(of path: String) -> FileStamp? {
        var information = stat()
        return stat(path, &information) == 0 ? FileStamp(information) : nil
    }

    /// Waits until one of some descriptors can be read.
    ///
    /// - Parameters:
    ///   - seconds: the longest time to wait; `nil` to wait without end.
    ///   - output: a descriptor that is written to: if the other end is closed, waiting ends.
    /// - Returns: for each descriptor whether it can be read, and whether the output is closed.
    static func wait(
        for descriptors: [Int32],
        seconds: Double?,
        writingTo output: Int32
    ) -> (areReadable: [Bool], isOutputClosed: Bool) {
        var waiting = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        waiting.append(pollfd(fd: output, events: 0, revents: 0))
        // An interruption of the call is like the end of the time: the caller looks again.
        let count = poll(&waiting, nfds_t(waiting.count), seconds.map { Int32($0 * 1000) } ?? -1)
        guard count > 0 else { return (descriptors.map { _ in false }, false) }
        let areReadable = waiting.dropLast().map { $0.revents != 0 }
        return (areReadable, waiting.last.map { $0.revents & Int16(POLLERR | POLLNVAL) != 0 } ?? false)
    }

    /// Makes the first interruption readable, instead of ending the process; a second one ends it.
    ///
    /// - Returns: the descriptor on which it can be read; `nil` if the system provides none.
    static func catchInterrupts() -> Int32? {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        interruptions = ends[1]
        // The parent process may have blocked them.
        var numbers = sigset_t()
        sigemptyset(&numbers)
        for number in [SIGINT, SIGTERM, SIGHUP] {
            signal(number, noteInterruption)
            sigaddset(&numbers, number)
        }
        sigprocmask(SIG_UNBLOCK, &numbers, nil)
        return ends[0]
    }
}

/// Where the handler of a signal writes.
private nonisolated(unsafe) var interruptions: Int32 = -1

/// The handler of a signal: the next one ends the process.
private func noteInterruption(_ number: Int32) {
    signal(number, SIG_DFL)
    var byte: UInt8 = 0
    _ = write(interruptions, &byte, 1)
}

#if canImport(Darwin)
    /// Watches folders with kqueue. It notices entries that come and go, and so what is saved by renaming; what is
    /// written in place is found by comparing stamps.
    final class FolderWatch {
        /// It can be read when something has happened.
        let descriptor: Int32
        /// Whether it notices files that are written in place.
        static let noticesWriting = false
        private var folders: [Int32: String] = [:]

        init?() {
            descriptor = kqueue()
            guard descriptor >= 0 else { return nil }
            // Each folder needs a descriptor of its own.
            var limit = rlimit()
            guard getrlimit(RLIMIT_NOFILE, &limit) == 0 else { return }
            limit.rlim_cur = min(limit.rlim_max, rlim_t(OPEN_MAX))
            _ = setrlimit(RLIMIT_NOFILE, &limit)
        }

        deinit {
            for folder in folders.keys { Platform.close(folder) }
            Platform.close(descriptor)
        }

        /// - Throws: that the system watches no more folders.
        func add(_ folder: String) throws(SystemError) {
            let opened = try Platform.open(folder, O_EVTONLY)
            let events = UInt32(NOTE_WRITE | NOTE_DELETE | NOTE_RENAME | NOTE_EXTEND | NOTE_REVOKE)
            var change = kevent(
                ident: UInt(opened),
                filter: Int16(EVFILT_VNODE),
                flags: UInt16(EV_ADD | EV_CLEAR),
                fflags: events,
                data: 0,
                udata: nil
            )
            guard kevent(descriptor, &change, 1, nil, 0, nil) == 0 else {
                Platform.close(opened)
                throw SystemError(code: errno)
            }
            folders[opened] = folder
        }

        func remove(_ folder: String) {
            for (opened, path) in folders where path == folder {
                folders[opened] = nil
                Platform.close(opened)
            }
        }

        /// What has happened. Whole folders are named.
        func events() -> FolderEvents {
            var events = FolderEvents()
            var room = Array(repeating: kevent(), count: 64)
            var timeout = timespec(tv_sec: 0, tv_nsec: 0)
            while true {
                let count = Int(kevent(descriptor, nil, 0, &room, Int32(room.count), &timeout))
                for event in room.prefix(max(0, count)) {
                    if let folder = folders[Int32(truncatingIfNeeded: event.ident)] { events.locations.insert(folder) }
                }
                if count < room.count { return events }
            }
        }
    }
#else
    /// Watches folders with inotify.
    final class FolderWatch {
        /// It can be read when something has happened.
        let descriptor: Int32
        /// Whether it notices files that are written in place.
        static let noticesWriting = true
        private var folders: [Int32: String] = [:]
        private var numbers: [String: Int32] = [:]

        private static let mask = UInt32(
            IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_MODIFY | IN_CLOSE_WRITE | IN_ATTRIB
                | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR
        )

        init?() {
            descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
            guard descriptor >= 0 else { return nil }
        }

        deinit { Platform.close(descriptor) }

        /// - Throws: that the system watches no more folders.
        func add(_ folder: String) throws(SystemError) {
            let number = inotify_add_watch(descriptor, folder, Self.mask)
            guard number >= 0 else { throw SystemError(code: errno) }
            // The same folder on another path.
            if let other = folders[number] { numbers[other] = nil }
            folders[number] = folder
            numbers[folder] = number
        }

        func remove(_ folder: String) {
            guard let number = numbers.removeValue(forKey: folder) else { return }
            folders[number] = nil
            _ = inotify_rm_watch(descriptor, number)
        }

        /// What has happened.
        func events() -> FolderEvents {
            var events = FolderEvents()
            let room = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 8)
            defer { room.deallocate() }
            while true {
                let count = read(descriptor, room.baseAddress, room.count)
                guard count > 0 else { return events }
                take(UnsafeRawBufferPointer(rebasing: room[..<count]), &events)
            }
        }

        private func take(_ bytes: UnsafeRawBufferPointer, _ events: inout FolderEvents) {
            let head = MemoryLayout<inotify_event>.size
            var start = 0
            while start + head <= bytes.count {
                let event = bytes.loadUnaligned(fromByteOffset: start, as: inotify_event.self)
                let end = min(bytes.count, start + head + Int(event.len))
                let name = bytes[(start + head)..<end].prefix { $0 != 0 }
                start = end
                if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { events.areLost = true }
                guard let folder = folders[event.wd] else { continue }
                events.locations.insert(
                    name.isEmpty ? folder : appended(folder, String(decoding: name, as: UTF8.self))
                )
                guard event.mask & UInt32(IN_IGNORED) != 0 else { continue }
                folders[event.wd] = nil
                numbers[folder] = nil
            }
        }
    }
#endif
