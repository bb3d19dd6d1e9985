import SwiftReader

/// What was found under the given paths, before anything is made of it.
public struct SourceTree: Sendable {
    /// A path that a person gave.
    public struct Given: Hashable, Sendable {
        /// The absolute path, without `.` and `..`.
        public let location: String
        /// Whether it is a folder; a file given by itself is not.
        public let isFolder: Bool

        public init(location: String, isFolder: Bool) {
            self.location = location
            self.isFolder = isFolder
        }
    }

    /// A Swift file.
    public struct File: Hashable, Sendable {
        /// The absolute path.
        public let location: String
        /// As found from the given path.
        public let name: String
        /// The given path from which it was found: an index into `SourceTree.given`.
        public let given: Int

        public init(location: String, name: String, given: Int) {
            self.location = location
            self.name = name
            self.given = given
        }
    }

    /// A module that a person named: `--module NAME=PATH`.
    public struct NamedFolder: Hashable, Sendable {
        public let name: String
        /// The absolute path.
        public let location: String

        public init(name: String, location: String) {
            self.name = name
            self.location = location
        }
    }

    /// A manifest that is no Swift file: `*.xcodeproj/project.pbxproj`, `*.xcworkspace/contents.xcworkspacedata` or
    /// `*.podspec`.
    public struct Manifest: Hashable, Sendable {
        /// The absolute path of the project, the workspace or the specification.
        public let location: String
        /// What stands in it.
        public let bytes: [UInt8]

        public init(location: String, bytes: [UInt8]) {
            self.location = location
            self.bytes = bytes
        }
    }

    public let given: [Given]
    /// Sorted by the bytes of their names.
    public let files: [File]
    /// The `Package.swift` and `Project.swift` files in and above the given paths, read; their path is absolute.
    public let manifests: [SourceFile]
    /// Those in and above the given paths that could be read.
    public let foreignManifests: [Manifest]
    /// The absolute paths of `*.xcodeproj` folders, `Podfile`, `BUILD`, `BUILD.bazel` and `BUCK` files, in and above the
    /// given paths.
    public let markers: [String]
    public let namedFolders: [NamedFolder]

    public init(
        given: [Given],
        files: [File],
        manifests: [SourceFile] = [],
        foreignManifests: [Manifest] = [],
        markers: [String] = [],
        namedFolders: [NamedFolder] = []
    ) {
        self.given = given
        self.files = files
        self.manifests = manifests
        self.foreignManifests = foreignManifests
        self.markers = markers
        self.namedFolders = namedFolders
    }
}
