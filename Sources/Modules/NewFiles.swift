/// Which targets would compile new files beside the files of a module.
package struct NewFiles: Sendable {
    /// A folder with files that several targets compile.
    package struct Folder: Sendable {
        /// As in `Module.folder`.
        package let path: String
        /// The names of the targets that compile these files, but would not compile a new file: they list their files.
        package let missing: [String]
        /// Whether other targets would compile a new file too.
        package let isOpen: Bool

        package init(path: String, missing: [String], isOpen: Bool) {
            self.path = path
            self.missing = missing
            self.isOpen = isOpen
        }
    }

    /// The path of a new file for the module alone, below the module's folder: a name unless other targets compile what
    /// is in that folder.
    package let name: String
    /// Whether the target of the module would not compile that file; `nil` if unknown.
    package let isMissing: Bool?
    /// Whether other targets would compile that file too.
    package let isShared: Bool
    /// By the names of the other targets that compile files of the module, the folders of these files, in byte order.
    package let shared: [[String]: [Folder]]
    /// The name of the manifest or project that declares the target; "" if it follows from a folder only.
    package let manifest: String

    package init(
        name: String,
        isMissing: Bool?,
        isShared: Bool = false,
        shared: [[String]: [Folder]],
        manifest: String
    ) {
        self.name = name
        self.isMissing = isMissing
        self.isShared = isShared
        self.shared = shared
        self.manifest = manifest
    }

    /// The names of the targets that share files in a folder, but would not compile a new file there; `nil` if unknown.
    package func missing(in folder: String, for sharers: [String]) -> [String]? {
        shared[sharers]?.first { $0.path == folder }?.missing
    }

    /// The folder for a new file that several targets have to compile: that of a shared file, or the nearest that all
    /// of them compile and no other target does.
    ///
    /// - Parameter sharers: the other targets.
    package func folder(near folder: String, for sharers: [String]) -> Folder {
        let folders = shared[sharers] ?? []
        let own = folders.first { $0.path == folder } ?? Folder(path: folder, missing: [], isOpen: false)
        if own.missing.isEmpty { return own }
        let components = folder.pathComponents
        func distance(_ other: Folder) -> Int {
            let others = other.path.pathComponents
            let common = zip(components, others).prefix { $0 == $1 }.count
            return components.count + others.count - 2 * common
        }
        return folders.filter { $0.missing.isEmpty && !$0.isOpen }.min { distance($0) < distance($1) } ?? own
    }
}
