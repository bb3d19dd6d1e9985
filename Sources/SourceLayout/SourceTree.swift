import SwiftReader

/// The files found under the given paths, before modules are detected.
public struct SourceTree: Sendable {
    /// A path given by the user.
    public struct Given: Hashable, Sendable {
        /// The absolute path, without `.` and `..`.
        public let location: String
        /// Whether it is a folder; false for an individually given file.
        public let isFolder: Bool

        public init(location: String, isFolder: Bool) {
            self.location = location
            self.isFolder = isFolder
        }
    }

    /// A folder that contains Swift files, as found from one given path.
    public struct Folder: Hashable, Sendable {
        /// The absolute path.
        public let location: String
        /// The prefix of the names of its files: "" or a path with a trailing slash.
        public let nameStart: String
        /// The given path from which it was found: an index into `SourceTree.given`.
        public let given: Int

        public init(location: String, nameStart: String, given: Int) {
            self.location = location
            self.nameStart = nameStart
            self.given = given
        }
    }

    /// A Swift file.
    public struct File: Hashable, Sendable {
        /// The folder that contains it: an index into `SourceTree.folders`.
        public let folder: Int
        /// The last component of its path.
        public let lastName: String

        public init(folder: Int, lastName: String) {
            self.folder = folder
            self.lastName = lastName
        }
    }

    /// A module named by the user: `--module NAME=PATH`.
    public struct NamedFolder: Hashable, Sendable {
        public let name: String
        /// The absolute path.
        public let location: String

        public init(name: String, location: String) {
            self.name = name
            self.location = location
        }
    }

    /// A manifest that is not a Swift file: `*.xcodeproj/project.pbxproj`, `*.xcworkspace/contents.xcworkspacedata`,
    /// `*.podspec`, `*.xcconfig`, or a build file of Bazel or Buck with the `*.bzl` files that it loads.
    public struct Manifest: Hashable, Sendable {
        /// The absolute path of the project, the workspace or the specification.
        public let location: String
        /// Its contents.
        public let bytes: [UInt8]

        public init(location: String, bytes: [UInt8]) {
            self.location = location
            self.bytes = bytes
        }
    }

    public let given: [Given]
    /// All folders that contain a Swift file, in the order of their first files.
    public let folders: [Folder]
    /// In byte order of their names.
    public let files: [File]
    /// The parsed `Package.swift` and `Project.swift` files in and above the given paths, and the shared files in
    /// Tuist's `ProjectDescriptionHelpers`. Their paths are absolute.
    public let manifests: [SourceFile]
    /// The manifests in and above the given paths that could be read.
    public let foreignManifests: [Manifest]
    /// The absolute paths of `*.xcodeproj` folders, `Podfile`, `BUILD`, `BUILD.bazel` and `BUCK` files in and above the
    /// given paths.
    public let markers: [String]
    public let namedFolders: [NamedFolder]

    public init(
        given: [Given],
        folders: [Folder],
        files: [File],
        manifests: [SourceFile] = [],
        foreignManifests: [Manifest] = [],
        markers: [String] = [],
        namedFolders: [NamedFolder] = []
    ) {
        self.given = given
        self.folders = folders
        self.files = files
        self.manifests = manifests
        self.foreignManifests = foreignManifests
        self.markers = markers
        self.namedFolders = namedFolders
    }

    /// The absolute path of a file.
    func location(of file: File) -> String { joined(folders[file.folder].location, file.lastName) }

    /// The name of a file, relative to the given path.
    func name(of file: File) -> String { folders[file.folder].nameStart + file.lastName }

    /// The absolute paths of all files.
    var locations: some Sequence<String> { files.lazy.map(location) }
}
