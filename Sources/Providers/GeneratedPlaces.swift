import Modules

/// Chooses where generated files are, or would be, so that no two of them have the same path.
struct GeneratedPlaces {
    private let sources: [ModuleSources]
    private let existing: [String: GeneratedSource]
    private var taken: Set<String> = []
    /// By module, the place of its own file.
    private(set) var own: [Int: Place] = [:]

    /// The path of a generated file, and the file there.
    struct Place {
        let path: String
        let current: GeneratedSource?
        /// As in `PlannedFile`.
        let lacking: [String]?
    }

    /// - Parameters:
    ///   - modules: those whose files are planned.
    ///   - isNeeded: for each module, whether its own file contains anything.
    init(_ sources: [ModuleSources], of modules: [Int], isNeeded: [Bool]) {
        self.sources = sources
        let all = sources.flatMap(\.generated).map { ($0.path, $0) }
        existing = Dictionary(all) { first, _ in first }
        taken = Set(sources.compactMap(\.generatedPath))
        // A module without wiring does not take the path of another one in its folder.
        for module in modules.filter({ isNeeded[$0] }) + modules.filter({ !isNeeded[$0] }) {
            guard let place = place(of: module, isNeeded: isNeeded[module]) else { continue }
            taken.insert(place.path)
            own[module] = place
        }
    }

    private func place(of module: Int, isNeeded: Bool) -> Place? {
        let part = sources[module]
        if let path = part.generatedPath {
            let current = part.generated.first { $0.path == path }
            return isNeeded || current != nil ? Place(path: path, current: current, lacking: nil) : nil
        }
        let usual = part.pathsOfOwnFile
        let known = part.ownGenerated.filter { !taken.contains($0.path) && !(isNeeded && part.isMisplaced($0)) }
        if let current = usual.lazy.compactMap({ path in known.first { $0.path == path } }).first ?? known.first {
            return Place(path: current.path, current: current, lacking: nil)
        }
        guard isNeeded else { return nil }
        let preferred = part.module.path(of: part.newFiles?.name ?? GeneratedFileName.usual)
        guard let path = ([preferred] + usual).first(where: { !taken.contains($0) }) else { return nil }
        let isMissing = part.newFiles?.isMissing
        return Place(path: path, current: existing[path], lacking: isMissing.map { $0 ? [part.module.name] : [] })
    }

    /// The place of a file that several targets compile.
    ///
    /// - Parameters:
    ///   - file: a source that they compile.
    ///   - sharers: the names of the targets other than the module.
    mutating func place(ofWiringIn file: String, of module: Int, sharedBy sharers: [String]) -> Place {
        let part = sources[module]
        let name = GeneratedFileName.of(targets: [part.module.name] + sharers)
        let folder = part.newFiles?.folder(near: file.parentFolder, for: sharers)
        let path = joined(folder?.path ?? file.parentFolder, name)
        let current =
            existing[path]
            ?? part.generated.first {
                $0.path.lastComponent == name && !taken.contains($0.path)
            }
        let place = Place(path: current?.path ?? path, current: current, lacking: folder?.missing)
        taken.insert(place.path)
        return place
    }

    /// The files of a module for several targets that have nothing left to contain.
    mutating func leftShared(of module: Int) -> [GeneratedSource] {
        let part = sources[module]
        let own = Set(part.ownGenerated.map(\.path))
        return part.generated.filter {
            GeneratedFileName.namesTargets($0.path.lastComponent) && !own.contains($0.path)
                && taken.insert($0.path).inserted
        }
    }

    /// The generated files beside those that are kept up to date: copies, and what is left of an earlier path. Those of
    /// tests may be what the tests compare with.
    var copies: [GeneratedCopy] {
        own.sorted { $0.key < $1.key }.flatMap { module, place -> [GeneratedCopy] in
            guard sources[module].module.kind != .test else { return [] }
            return sources[module].ownGenerated
                .filter { !taken.contains($0.path) && $0.bytes.contains { $0 > UInt8(ascii: " ") } }
                .map { file in
                    let sharers = sources[module].sharersOfGenerated[file.path] ?? []
                    return GeneratedCopy(module: module, path: file.path, kept: place.path, sharers: sharers)
                }
        }
    }
}

extension ModuleSources {
    /// The paths of the generated file of the module alone that exist, in any folder.
    fileprivate var ownGenerated: [GeneratedSource] {
        let name = GeneratedFileName.of(targets: [module.name])
        return generated.filter {
            $0.path.lastComponent == name || !GeneratedFileName.namesTargets($0.path.lastComponent)
        }
    }

    /// Whether another target compiles the file of the module alone, and would not compile a new one.
    fileprivate func isMisplaced(_ file: GeneratedSource) -> Bool {
        sharersOfGenerated[file.path] != nil && newFiles.map { $0.isMissing == false && !$0.isShared } ?? false
    }

    /// The paths of the generated file of the module alone unless the configuration says otherwise, in the order in
    /// which existing files count.
    fileprivate var pathsOfOwnFile: [String] { GeneratedFileName.all(of: module).map(module.path) }
}

extension Module {
    fileprivate func path(of name: String) -> String { joined(folder, name) }
}
