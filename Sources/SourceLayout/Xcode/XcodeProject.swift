/// What a `project.pbxproj` says of its targets.
struct XcodeProject {
    /// A target that compiles sources.
    struct Target {
        /// The name that Xcode shows.
        let name: String
        let moduleName: String
        let kind: Module.Kind
        /// Whether it is an app, and no tool, widget or the like.
        let isApp: Bool
        /// The absolute paths of the files that it lists one by one.
        let files: [String]
        let folders: [SynchronizedFolder]
        let language: LanguageSettings
    }

    /// A folder whose files a target compiles without listing them, since Xcode 16.
    struct SynchronizedFolder {
        /// Absolute.
        let location: String
        /// What the target leaves out, relative to the folder.
        let exceptions: [String]
    }

    /// The absolute path of the `.xcodeproj`.
    let location: String
    /// In the order of the project.
    let targets: [Target]
    /// The absolute paths of the folders and packages that it refers to.
    let localPackages: [String]

    /// The absolute folder of the project.
    var folder: String { location.parentFolder }
    /// `Shop.xcodeproj`.
    var fileName: String { String(location.pathComponents.last ?? "") }

    /// Reads a project.
    ///
    /// - Parameters:
    ///   - location: the absolute path of the `.xcodeproj`.
    ///   - bytes: what stands in its `project.pbxproj`.
    ///   - configurations: the files with build settings, by their absolute paths.
    /// - Throws: the place that does not fit.
    init(
        _ location: String,
        reading bytes: [UInt8],
        _ configurations: [String: [UInt8]] = [:]
    ) throws(PropertyListError) {
        let objects = try XcodeObjects(PropertyList(reading: bytes))
        let paths = XcodePaths(of: objects, folder: location.parentFolder)
        let names = XcodeSettings(objects: objects, paths: paths, files: configurations, project: location.pathStem)
        let reader = XcodeTargetReader(objects: objects, paths: paths, moduleNames: names)
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

    /// - Throws: that the list is not that of a project.
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

    /// The object that a key of another one names.
    func object(_ key: String, of id: PropertyList.ID) -> PropertyList.ID? {
        list.string(key, of: id).flatMap { byIdentifier[$0] }
    }

    /// The objects that an array of another one names; those that are missing are left out.
    func objects(_ key: String, of id: PropertyList.ID) -> [PropertyList.ID] {
        guard let array = list.value(key, of: id) else { return [] }
        return list.array(array).compactMap { element in list.string(element).flatMap { byIdentifier[$0] } }
    }

    /// The class of an object, such as `PBXGroup`; "" where it is missing.
    func isa(_ id: PropertyList.ID) -> String { list.string("isa", of: id) ?? "" }
}
