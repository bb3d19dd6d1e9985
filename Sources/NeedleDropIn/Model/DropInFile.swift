import SwiftReader

/// What the names of some files begin with: those of one folder, or of one file alone.
public final class NameStart: Sendable {
    /// As a person typed it, or below the folder that a person typed.
    public let shown: String
    /// Of an absolute path.
    public let location: String
    /// The folder in which a relative path starts, absolute.
    fileprivate let folder: String

    public init(shown: String, location: String, folder: String) {
        self.shown = shown
        self.location = location
        self.folder = folder
    }
}

/// How a file is named, in messages and in what is written.
public struct FileName: Sendable {
    private let start: NameStart
    private let rest: String

    /// - Parameters:
    ///   - start: what stands in front of the last component, with a slash at the end.
    ///   - rest: the last component.
    public init(_ start: NameStart, _ rest: String) {
        self.start = start
        self.rest = rest
    }

    /// A file that shares nothing with others.
    public init(shown: String, location: String, folder: String) {
        self.init(NameStart(shown: shown, location: location, folder: folder), "")
    }

    /// As a person typed it, or below the folder that a person typed.
    public var shown: String { start.shown + rest }
    /// Absolute.
    public var location: String { start.location + rest }

    /// As Needle names it in a message: a URL, and the one of the folder in which it starts.
    public var url: String {
        let path = percentEncoded(shown)
        return shown.hasPrefix("/") ? "file://\(path)" : "\(path) -- file://\(percentEncoded(start.folder))/"
    }

    /// The URL that Needle looks into for what is to be left out.
    public var absoluteURL: String { "file://\(percentEncoded(location))" }
}

/// A path as it stands in a URL.
private func percentEncoded(_ path: String) -> String {
    let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/!$&'()*+,:;=@".utf8)
    return path.utf8.map { byte in
        if plain.contains(byte) { return String(decoding: [byte], as: UTF8.self) }
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
    }
    .joined()
}

/// All that drop-in mode takes from one file.
public struct DropInFile: Sendable {
    let name: FileName
    var declarations = FileDeclarations()
    var extensions: [DeclaredExtension] = []
    /// All imports, as written.
    var imports: [String] = []
    /// Whether the file declares a component or a dependency, so that its imports are taken.
    var declaresSomething = false
    var parentCalls: [ParentCall] = []
    var unseen: [UnseenComponent] = []
    /// The names that `typealias` gives to what stands inside other types.
    var aliases: [String] = []
    /// The classes that are no components to Needle.
    var otherClasses: [DerivedClass] = []

    init(name: FileName) { self.name = name }
}

/// What a file declares.
struct FileDeclarations: Sendable {
    var components: [DeclaredComponent] = []
    var nonCoreComponents: [DeclaredComponent] = []
    var pluginizedComponents: [DeclaredComponent] = []
    var dependencies: [DeclaredProtocol] = []
    var pluginExtensions: [DeclaredProtocol] = []
    /// For the log: the component and its private variables.
    var privateProperties: [(owner: String, property: PropertyKey)] = []
    /// The MD5 of the file; "" where nobody asks.
    var hash = ""
}

/// What is known of a file before all names are. On the heap: lists of all files of an app are made of it.
public indirect enum DropInReading: Sendable {
    case read(DropInFile)
    /// It has not been read with care: it matters only if some name in it turns out to be a component's.
    case pending(PendingFile)

    public var file: DropInFile? {
        if case .read(let file) = self { file } else { nil }
    }

    public var pending: PendingFile? {
        if case .pending(let file) = self { file } else { nil }
    }
}

/// What a glance at a file tells.
public struct PendingFile: Sendable {
    let name: FileName
    /// What it may extend, inherit from, or call with `parent:`.
    let names: [String]
    /// Some name could not be told without reading.
    let isUnclear: Bool
    /// It mentions a base of components: whatever stands in it matters then, if it has to do with one.
    let mentionsBase: Bool
}

/// A call with an argument `parent:`.
struct ParentCall: Sendable {
    enum Callee: Sendable {
        /// `Kid(…)`.
        case plain(String)
        /// `Module.Kid(…)`, `Kid.init(…)`, `Kid<Int>(…)`, or `.init(…)` where the type is annotated: the name of the
        /// type.
        case other(String)
    }

    enum Argument: Sendable {
        case itself
        case bootstrap
        /// As written.
        case other(String)
    }

    let callee: Callee
    let argument: Argument
    /// Whether the call is spelled so that Needle's search for wrong parents finds it.
    let isFound: Bool
    /// The component or extension in whose code it stands.
    let owner: String?
    /// Of the callee.
    let location: SourceLocation
}

/// A class with a base that may be a component.
struct DerivedClass: Sendable {
    let name: String
    let base: String
    let location: SourceLocation
}

/// A class that is a component for the compiler and none for Needle.
struct UnseenComponent: Sendable {
    enum Reason: Sendable {
        /// It stands inside an extension, a protocol or a class that is no component.
        case insideUnread
        /// Another component or dependency stands inside it.
        case around(String)
        /// It is a base class of one's own: its dependency is its type parameter.
        case isBase
    }

    let name: String
    let reason: Reason
    let location: SourceLocation
}
