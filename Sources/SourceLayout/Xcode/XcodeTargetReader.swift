import Modules

/// Reads the targets of a project and what they compile.
struct XcodeTargetReader {
    let objects: XcodeObjects
    let paths: XcodePaths
    let settings: XcodeSettings

    var list: PropertyList { objects.list }

    func targets() -> [XcodeProject.Target] {
        let natives = objects.objects("targets", of: objects.project).filter { objects.isa($0) == "PBXNativeTarget" }
        let additions = additions(to: natives)
        return natives.enumerated().map { number, target in
            let name = list.string("name", of: target) ?? ""
            let productType = list.string("productType", of: target) ?? ""
            let settings = settings.values(for: target, named: name)
            return XcodeProject.Target(
                name: name,
                moduleName: settings.moduleName ?? cIdentifier(name),
                kind: Self.kind(productType),
                isApp: productType.hasSuffix(".application"),
                files: listedFiles(of: target) + (additions[number] ?? []),
                folders: objects.objects("fileSystemSynchronizedGroups", of: target).compactMap {
                    synchronizedFolder($0, of: target)
                },
                language: LanguageSettings { settings.value(of: $0) }
            )
        }
    }

    /// The files of the target's compile phases.
    private func listedFiles(of target: PropertyList.ID) -> [String] {
        sourcesPhases(of: target).flatMap { phase in
            objects.objects("files", of: phase).compactMap { file in
                objects.object("fileRef", of: file).flatMap { paths.location(of: $0) }
            }
            .filter { $0.hasSuffix(".swift") }
        }
    }

    private func sourcesPhases(of target: PropertyList.ID) -> [PropertyList.ID] {
        objects.objects("buildPhases", of: target).filter { objects.isa($0) == "PBXSourcesBuildPhase" }
    }

    private func synchronizedFolder(
        _ group: PropertyList.ID,
        of target: PropertyList.ID
    ) -> XcodeProject.SynchronizedFolder? {
        guard let location = paths.location(of: group) else { return nil }
        let sets = objects.objects("exceptions", of: group).filter { objects.object("target", of: $0) == target }
        let exceptions = sets.flatMap { list.strings("membershipExceptions", of: $0) }
        return XcodeProject.SynchronizedFolder(location: location, exceptions: exceptions)
    }

    /// The individual files of synchronized folders that a target compiles without owning the folder: for such a
    /// target, an exception is an inclusion.
    private func additions(to targets: [PropertyList.ID]) -> [Int: [String]] {
        if paths.foldersWithExceptions.isEmpty { return [:] }
        var owned: [PropertyList.ID: Set<PropertyList.ID>] = [:]
        for target in targets {
            for group in objects.objects("fileSystemSynchronizedGroups", of: target) {
                owned[group, default: []].insert(target)
            }
        }
        let numbers = Dictionary(zip(targets, targets.indices)) { first, _ in first }
        let phases = sourcesPhaseOwners(targets)
        var result: [Int: [String]] = [:]
        for group in paths.foldersWithExceptions {
            guard let location = paths.location(of: group) else { continue }
            for set in objects.objects("exceptions", of: group) {
                let phaseOwner = objects.object("buildPhase", of: set).flatMap { phases[$0] }
                guard let target = objects.object("target", of: set) ?? phaseOwner, let number = numbers[target],
                    owned[group]?.contains(target) != true
                else { continue }
                let names = list.strings("membershipExceptions", of: set).filter { $0.hasSuffix(".swift") }
                result[number, default: []] += names.map { joined(location, $0) }
            }
        }
        return result
    }

    private func sourcesPhaseOwners(_ targets: [PropertyList.ID]) -> [PropertyList.ID: PropertyList.ID] {
        var result: [PropertyList.ID: PropertyList.ID] = [:]
        for target in targets {
            for phase in sourcesPhases(of: target) { result[phase] = target }
        }
        return result
    }

    /// The product types of Xcode's project files.
    static func kind(_ productType: String) -> Module.Kind {
        let name = productType.split(separator: ".").dropFirst(3).joined(separator: ".")
        switch name {
        case "framework", "framework.static", "library.static", "library.dynamic": return .library
        case "bundle.unit-test", "bundle.ui-testing": return .test
        default: return .application
        }
    }
}

/// A name converted to an identifier as Xcode does it: `My_App` for `My App`.
func cIdentifier(_ name: String) -> String {
    let (letters, digits) = (UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"))
    // Fast path: most names are ASCII identifiers.
    let isIdentifier = name.utf8.allSatisfy {
        letters.contains($0 | 0x20) || digits.contains($0) || $0 == UInt8(ascii: "_")
    }
    if isIdentifier, let first = name.utf8.first, !digits.contains(first) { return name }
    var result = ""
    for (position, character) in name.unicodeScalars.enumerated() {
        let isDigit = ("0"..."9").contains(character)
        let isAllowed = character == "_" || character.properties.isAlphabetic || (isDigit && position > 0)
        result.unicodeScalars.append(isAllowed ? character : "_")
    }
    return result
}
