import SwiftReader

/// The common prefix of the names of some files: those of one folder, or a single file.
package final class NameStart: Sendable {
    /// As the user typed it, or below the folder that the user typed.
    package let shown: String
    /// The prefix of the absolute path.
    package let location: String
    /// The absolute folder that relative paths are relative to.
    fileprivate let folder: String

    package init(shown: String, location: String, folder: String) {
        self.shown = shown
        self.location = location
        self.folder = folder
    }
}

/// The name of a file, in messages and in generated code.
package struct FileName: Sendable {
    private let start: NameStart
    private let rest: String

    /// - Parameters:
    ///   - start: the name up to the last component, with a slash at the end.
    ///   - rest: the last component.
    package init(_ start: NameStart, _ rest: String) {
        self.start = start
        self.rest = rest
    }

    /// A file that shares its prefix with no other.
    package init(shown: String, location: String, folder: String) {
        self.init(NameStart(shown: shown, location: location, folder: folder), "")
    }

    /// As the user typed it, or below the folder that the user typed.
    package var shown: String { start.shown + rest }
    /// The absolute path.
    package var location: String { start.location + rest }

    /// The name in Needle's messages: a URL and its base URL.
    package var url: String {
        let path = percentEncoded(shown)
        return shown.hasPrefix("/") ? "file://\(path)" : "\(path) -- file://\(percentEncoded(start.folder))/"
    }

    /// The URL that Needle matches against exclusions.
    package var absoluteURL: String { "file://\(percentEncoded(location))" }
}

/// A path, percent-encoded for a URL.
private func percentEncoded(_ path: String) -> String {
    let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/!$&'()*+,:;=@".utf8)
    return path.utf8.map { byte in
        if plain.contains(byte) { return String(decoding: [byte], as: UTF8.self) }
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
    }
    .joined()
}

/// The data that drop-in mode reads from one file.
package struct DropInFile: Sendable {
    let name: FileName
    var declarations = FileDeclarations()
    var extensions: [DeclaredExtension] = []
    /// All imports, as written.
    var imports: [String] = []
    /// Whether the file declares a component or a dependency, so that its imports are repeated.
    var declaresSomething = false
    var parentCalls: [ParentCall] = []
    var unseen: [UnseenComponent] = []
    /// The names of `typealias` declarations for types inside other types.
    var aliases: [String] = []
    /// The classes that Needle does not treat as components.
    var otherClasses: [DerivedClass] = []
    /// The names of `typealias` declarations for base classes of the library, and for other classes.
    var classAliases = ClassAliases()

    init(name: FileName) { self.name = name }
}

/// The declarations of a file.
struct FileDeclarations: Sendable {
    var components: [DeclaredComponent] = []
    var nonCoreComponents: [DeclaredComponent] = []
    var pluginizedComponents: [DeclaredComponent] = []
    var dependencies: [DeclaredProtocol] = []
    var pluginExtensions: [DeclaredProtocol] = []
    /// The private variables with their component, for the log.
    var privateProperties: [(owner: String, property: PropertyKey)] = []
    /// The MD5 of the file; empty if it is not needed.
    var hash = ""
}

/// The state of a file before all names are known. Indirect, because there are lists of all files of an app.
package indirect enum DropInReading: Sendable {
    case read(DropInFile)
    /// The file is not parsed yet: it is relevant only if one of its names turns out to be a component's.
    case pending(PendingFile)

    package var file: DropInFile? {
        if case .read(let file) = self { file } else { nil }
    }

    package var pending: PendingFile? {
        if case .pending(let file) = self { file } else { nil }
    }
}

/// The result of the prefilter for a file.
package struct PendingFile: Sendable {
    let name: FileName
    /// The names that it may extend, inherit from, or call with `parent:`.
    let names: [String]
    /// Some name could not be read without parsing.
    let isUnclear: Bool
    /// It mentions a base class of components, so that it is relevant if one of its names is known.
    let mentionsBase: Bool
}

/// A call with an argument `parent:`.
struct ParentCall: Sendable {
    enum Callee: Sendable {
        /// `Kid(…)`.
        case plain(String)
        /// `Module.Kid(…)`, `Kid.init(…)`, `Kid<Int>(…)`, or `.init(…)` with a type annotation: the name of the type.
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
    /// Whether Needle's text search for wrong parents finds the call.
    let isFound: Bool
    /// The component or extension that contains the call.
    let owner: String?
    /// The location of the callee.
    let location: SourceLocation
}

/// A class with a base that may be a component.
struct DerivedClass: Sendable {
    let name: String
    let base: String
    let location: SourceLocation
}

/// The typealiases of a file that a class can name as its base.
struct ClassAliases: Sendable {
    /// Those of base classes of the library.
    var ofLibrary: [String] = []
    /// Those of other types.
    var ofOthers: [DerivedClass] = []
}

/// A class that is a component to the compiler but not to Needle.
struct UnseenComponent: Sendable {
    enum Reason: Sendable {
        /// It is inside an extension, a protocol or a class that is not a component.
        case insideUnread
        /// It contains another component or dependency.
        case around(String)
        /// It is a custom generic base class, whose dependency is its type parameter.
        case isBase
    }

    let name: String
    let reason: Reason
    let location: SourceLocation
}
