import Modules
import SwiftReader

/// The files found under the given paths, before modules are detected.
package struct SourceTree: Sendable {
    /// A path given by the user.
    package struct Given: Hashable, Sendable {
        /// The absolute path, without `.` and `..`.
        package let location: String
        /// Whether it is a folder; false for an individually given file.
        package let isFolder: Bool

        package init(location: String, isFolder: Bool) {
            self.location = location
            self.isFolder = isFolder
        }
    }

    /// A folder that contains Swift files, as found from one given path.
    package struct Folder: Hashable, Sendable {
        /// The absolute path.
        package let location: String
        /// The prefix of the names of its files: "" or a path with a trailing slash.
        package let nameStart: String
        /// The given path from which it was found: an index into `SourceTree.given`.
        package let given: Int

        package init(location: String, nameStart: String, given: Int) {
            self.location = location
            self.nameStart = nameStart
            self.given = given
        }
    }

    /// A Swift file.
    package struct File: Hashable, Sendable {
        /// The folder that contains it: an index into `SourceTree.folders`.
        package let folder: Int
        /// The last component of its path.
        package let lastName: String

        package init(folder: Int, lastName: String) {
            self.folder = folder
            self.lastName = lastName
        }
    }

    /// A symbolic link to a file or folder that is found without it, or through an earlier link.
    package struct Link: Hashable, Sendable {
        /// The absolute path of the link.
        package let location: String
        /// The absolute path under which the file or folder is found.
        package let target: String

        package init(location: String, target: String) {
            self.location = location
            self.target = target
        }
    }

    /// A module named by the user: `--module NAME=PATH`.
    package struct NamedFolder: Hashable, Sendable {
        package let name: String
        /// The absolute path.
        package let location: String

        package init(name: String, location: String) {
            self.name = name
            self.location = location
        }
    }

    /// A manifest that is not a Swift file: `*.xcodeproj/project.pbxproj`, `*.xcworkspace/contents.xcworkspacedata`,
    /// `*.podspec`, `Podfile`, `*.xcconfig`, a specification of XcodeGen with the files that it includes, or a build
    /// file of Bazel or Buck with the `*.bzl` files that it loads and the files that mark its workspace.
    package struct Manifest: Hashable, Sendable {
        /// The absolute path of the project, the workspace or the specification.
        package let location: String
        /// Its contents.
        package let bytes: [UInt8]

        package init(location: String, bytes: [UInt8]) {
            self.location = location
            self.bytes = bytes
        }
    }

    package let given: [Given]
    /// All folders that contain a Swift file, in the order of their first files.
    package let folders: [Folder]
    /// In byte order of their names.
    package let files: [File]
    /// The parsed `Package.swift` and `Project.swift` files in and above the given paths, and the shared files in
    /// Tuist's `ProjectDescriptionHelpers`. Their paths are absolute.
    package let manifests: [SourceFile]
    /// The manifests in and above the given paths that could be read.
    package let foreignManifests: [Manifest]
    /// The absolute paths of `*.xcodeproj` folders, `Podfile`, `BUILD`, `BUILD.bazel` and `BUCK` files in and above the
    /// given paths.
    package let markers: [String]
    package let namedFolders: [NamedFolder]
    package let links: [Link]

    package init(
        given: [Given],
        folders: [Folder],
        files: [File],
        manifests: [SourceFile] = [],
        foreignManifests: [Manifest] = [],
        markers: [String] = [],
        namedFolders: [NamedFolder] = [],
        links: [Link] = []
    ) {
        self.links = links
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
