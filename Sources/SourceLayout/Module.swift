import SwiftReader

/// A module: the unit in which a name means one type.
///
/// It is its name *and* its folder: six tutorials with a `TicTacToe` each are six modules.
public struct Module: Hashable, Sendable {
    public enum Kind: UInt8, Sendable {
        /// Made to be used by other modules: what nothing in the sources makes may be made elsewhere.
        case library
        /// A program: what nothing in the sources makes is never made.
        case application
        /// A test target: a graph of its own.
        case test
    }

    /// How it came to be known, to be shown to a person.
    public enum Origin: String, Sendable {
        case package = "SwiftPM target"
        case xcodeProject = "Xcode project"
        case folder = "folder"
        case option = "--module"
    }

    public let name: String
    /// The folder that holds its sources, as found from the given path, with `/`; "" for the given path itself.
    public let folder: String
    public let kind: Kind
    public let origin: Origin
    /// What belongs together, such as one SwiftPM package or one Xcode project: its folder.
    /// `package` access reaches as far, and names are looked up here before they are looked up elsewhere.
    public let package: String
    /// The names of the modules that it can import, where the layout says so; `nil` where it does not.
    public let dependencies: [String]?

    public init(
        name: String,
        folder: String,
        kind: Kind,
        origin: Origin,
        package: String,
        dependencies: [String]? = nil
    ) {
        self.name = name
        self.folder = folder
        self.kind = kind
        self.origin = origin
        self.package = package
        self.dependencies = dependencies
    }
}

/// A module with what was read of its files.
public struct ModuleSources: Sendable {
    public let module: Module
    /// Sorted by the bytes of their paths. Generated files are not among them.
    public let files: [SourceFile]
    /// The files that Thimble wrote for this module, as they are now; sorted likewise.
    public let generated: [GeneratedSource]

    public init(module: Module, files: [SourceFile], generated: [GeneratedSource]) {
        self.module = module
        self.files = files
        self.generated = generated
    }
}

/// A file that a generator wrote, known by its mark.
public struct GeneratedSource: Hashable, Sendable {
    /// As found from the given path.
    public let path: String
    public let bytes: [UInt8]

    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }
}
