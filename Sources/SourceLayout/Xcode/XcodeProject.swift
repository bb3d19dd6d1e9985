import Modules

/// The targets of a `project.pbxproj`.
struct XcodeProject {
    /// A target that compiles sources.
    struct Target {
        /// The name shown by Xcode.
        let name: String
        let moduleName: String
        let kind: Module.Kind
        /// Whether it is an app, as opposed to a tool, a widget or the like.
        let isApp: Bool
        /// The absolute paths of the files that it lists individually.
        let files: [String]
        let folders: [SynchronizedFolder]
        let language: LanguageSettings
    }

    /// A folder whose files a target compiles without listing them, since Xcode 16.
    struct SynchronizedFolder {
        /// Absolute.
        let location: String
        /// The paths that the target excludes, relative to the folder.
        let exceptions: [String]
        /// Patterns of paths that the target excludes, relative to the folder.
        var excluded: [SourcePattern] = []
        /// Patterns of the only paths that it compiles; empty if it compiles all.
        var included: [SourcePattern] = []

        /// - Parameter path: the path of a Swift file, relative to the folder.
        func holds(_ path: String) -> Bool {
            !exceptions.contains { path == $0 || path.utf8.starts(with: ($0 + "/").utf8) }
                && !excluded.contains { $0.matches(path) }
                && (included.isEmpty || included.contains { $0.matches(path) })
        }
    }

    /// The absolute path of the `.xcodeproj`, or of the specification from which XcodeGen makes one.
    let location: String
    /// In the order of the project.
    let targets: [Target]
    /// The absolute paths of the folders and packages that it refers to.
    let localPackages: [String]

    /// The absolute path of the project's folder.
    var folder: String { location.parentFolder }
    /// `Shop.xcodeproj`.
    var fileName: String { String(location.pathComponents.last ?? "") }

    init(location: String, targets: [Target], localPackages: [String]) {
        self.location = location
        self.targets = targets
        self.localPackages = localPackages
    }

    /// Parses a project.
    ///
    /// - Parameters:
    ///   - location: the absolute path of the `.xcodeproj`.
    ///   - bytes: the contents of its `project.pbxproj`.
    ///   - configurations: the files with build settings, by absolute path.
    /// - Throws: the location of the first error.
    init(
        _ location: String,
        reading bytes: [UInt8],
        _ configurations: [String: [UInt8]] = [:]
    ) throws(PropertyListError) {
        let objects = try XcodeObjects(PropertyList(reading: bytes))
        let paths = XcodePaths(of: objects, folder: location.parentFolder)
        let settings = XcodeSettings(objects: objects, paths: paths, files: configurations, project: location.pathStem)
        let reader = XcodeTargetReader(objects: objects, paths: paths, settings: settings)
        self.location = location
        targets = reader.targets()
        localPackages = paths.localPackages
    }
}

/// The objects of a project by their identifiers.
struct XcodeObjects {
    let list: PropertyList
    /// The `PBXProject` object.
    let project: PropertyList.ID
    private let byIdentifier: [String: PropertyList.ID]

    /// - Throws: if the list is not a project.
    init(_ list: PropertyList) throws(PropertyListError) {
        guard let objects = list.value("objects", of: list.root) else {
            throw PropertyListError(offset: 0, message: "'objects' is missing")
        }
        let entries = list.dictionary(objects)
        var byIdentifier = [String: PropertyList.ID](minimumCapacity: entries.count)
        for entry in entries {
            if let identifier = list.string(entry.key) { byIdentifier[identifier] = entry.value }
        }
        guard let root = list.string("rootObject", of: list.root), let project = byIdentifier[root] else {
            throw PropertyListError(offset: 0, message: "'rootObject' names no object")
        }
        self.list = list
        self.project = project
        self.byIdentifier = byIdentifier
    }

    /// The object that a key of another object refers to.
    func object(_ key: String, of id: PropertyList.ID) -> PropertyList.ID? {
        list.string(key, of: id).flatMap { byIdentifier[$0] }
    }

    /// The objects that an array of another object refers to, without missing ones.
    func objects(_ key: String, of id: PropertyList.ID) -> [PropertyList.ID] {
        guard let array = list.value(key, of: id) else { return [] }
        return list.array(array).compactMap { element in list.string(element).flatMap { byIdentifier[$0] } }
    }

    /// The class of an object, such as `PBXGroup`; "" if the object is missing.
    func isa(_ id: PropertyList.ID) -> String { list.string("isa", of: id) ?? "" }
}
