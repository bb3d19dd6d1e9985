import NeedleText
import SwiftReader

/// Reads files as Needle does, each once.
package struct DropInReader: Sendable {
    private let isPluginized: Bool

    /// - Parameter isPluginized: whether to look for pluginized components, as with `--pluginized`.
    package init(isPluginized: Bool) { self.isPluginized = isPluginized }

    /// Reads the declarations of a file. A file that is relevant only if some name turns out to be a component's is
    /// deferred until `finish`.
    ///
    /// - Parameter bytes: borrowed; only those of a relevant file are copied.
    /// - Returns: `nil` if nothing in it can be relevant.
    package func read(_ name: FileName, _ bytes: UnsafeBufferPointer<UInt8>) -> DropInReading? {
        let prefilter = Prefilter(bytes)
        if prefilter.isEmpty { return nil }
        guard prefilter.namesBase else {
            return .pending(
                PendingFile(
                    name: name,
                    names: prefilter.names,
                    isUnclear: prefilter.isUnclear,
                    mentionsBase: prefilter.mentionsBase
                )
            )
        }
        return .read(file(name, Array(bytes)))
    }

    /// Reads the declarations of a single file; `nil` if there are none.
    package func read(_ name: FileName, _ bytes: [UInt8]) -> DropInFile? {
        switch bytes.withUnsafeBufferPointer({ read(name, $0) }) {
        case .read(let file): file
        case .pending, nil: nil
        }
    }

    private func file(_ name: FileName, _ bytes: [UInt8]) -> DropInFile {
        var file = DropInFile(name: name)
        let source = SourceFile(path: name.shown, reading: bytes, keepsDeadCode: true)
        readDeclarations(of: source, into: &file)
        if isPluginized, file.declaresSomething { file.declarations.hash = MD5.hex(of: withoutMark(source.bytes)) }
        return file
    }

    /// Reads a deferred file, if it is relevant now.
    ///
    /// - Parameters:
    ///   - names: the names known so far.
    ///   - bytes: reads the file's bytes again; called for few files.
    /// - Returns: `nil` if nothing in it is relevant.
    package func finish<Failure: Error>(
        _ pending: PendingFile,
        knowing names: KnownNames,
        bytes: (FileName) throws(Failure) -> [UInt8]
    ) throws(Failure) -> DropInFile? {
        let isRelevant = pending.isUnclear || pending.names.contains(where: names.contains)
        guard isRelevant || pending.mentionsBase else { return nil }
        let bytes = try bytes(pending.name)
        guard isRelevant || names.haveAny(in: bytes) else { return nil }
        var finished = DropInFile(name: pending.name)
        let source = SourceFile(path: pending.name.shown, reading: bytes, keepsDeadCode: true)
        let extensions = Regions(of: source, step: Self.extensionStep)
        finished.imports = imports(of: source, in: [extensions])
        finished.extensions = readExtensions(extensions, of: source, source.variables, source.namedCalls)
        finished.parentCalls = source.parentCalls { block, offset in
            extensions.owner(of: block, at: offset).map { source.text(source[extensions.entities[$0]].name) }
        }
        finished.otherClasses = source.otherClasses(source.declarations.map { Role(of: $0, in: source) })
        finished.aliases = source.outermostAliases
        finished.classAliases = source.classAliases
        return finished
    }

    /// The file's bytes without a byte order mark.
    private func withoutMark(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
        bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    }
}

extension DropInReader {
    private func readDeclarations(of source: SourceFile, into file: inout DropInFile) {
        let roles = source.declarations.map { Role(of: $0, in: source) }
        let plain = Regions(of: source) { id, declaration in
            Self.step(declaration, isEntity: roles[Int(id.value)]?.isPlain ?? false)
        }
        let extensions = Regions(of: source, step: Self.extensionStep)
        var walks = [plain]
        if isPluginized {
            walks.append(
                Regions(of: source) { id, declaration in
                    Self.step(declaration, isEntity: roles[Int(id.value)]?.isPluginized ?? false)
                }
            )
        }
        let (variables, calls) = (source.variables, source.namedCalls)
        for walk in walks { add(walk, of: source, variables, calls, roles, to: &file) }
        file.imports = imports(of: source, in: walks)
        file.extensions = readExtensions(extensions, of: source, variables, calls)
        file.parentCalls = source.parentCalls { block, offset in
            let found = (walks + [extensions]).lazy.compactMap { walk in
                walk.owner(of: block, at: offset).map { walk.entities[$0] }
            }
            return found.first.map { source.text(source[$0].name) }
        }
        file.unseen += unseenComponents(of: source, roles, walks)
        file.otherClasses = source.otherClasses(roles)
        file.aliases = source.outermostAliases
        file.classAliases = source.classAliases
    }

    private func add(
        _ walk: Regions,
        of source: SourceFile,
        _ variables: [WrittenVariable],
        _ calls: [NamedCall],
        _ roles: [Role?],
        to file: inout DropInFile
    ) {
        for (number, gathered) in walk.gather(in: source, variables, calls).enumerated() {
            let declaration = source[walk.entities[number]]
            guard let role = roles[Int(walk.entities[number].value)] else { continue }
            file.declaresSomething = true
            let name = source.text(declaration.name)
            file.declarations.privateProperties += gathered.privateProperties.map { (name, $0) }
            if let inner = walk.hides(number, roles) {
                let hidden = source.text(source[inner].name)
                guard hidden == name else {
                    let location = source.location(of: declaration.name)
                    file.unseen.append(UnseenComponent(name: name, reason: .around(hidden), location: location))
                    continue
                }
            }
            file.declarations.add(declaration, role, gathered, in: source)
        }
    }

    /// The imports that some walk visits, as written.
    private func imports(of source: SourceFile, in walks: [Regions]) -> [String] {
        let declarations = source.declarations
        return declarations.indices.filter { number in
            declarations[number].kind == .import && walks.contains { !$0.isSkipped(declarations[number].block) }
        }
        .map { source.text(declarations[$0].range) }
    }

    private func readExtensions(
        _ walk: Regions,
        of source: SourceFile,
        _ variables: [WrittenVariable],
        _ calls: [NamedCall]
    ) -> [DeclaredExtension] {
        zip(walk.entities, walk.gather(in: source, variables, calls)).map {
            source.extensionDeclaration(source[$0], $1)
        }
    }

    /// The walk for components and dependencies skips extensions and all other classes and protocols.
    private static func step(_ declaration: Declaration, isEntity: Bool) -> Regions.Step {
        switch declaration.kind {
        case .class, .protocol: isEntity ? .entity : .skip
        case .extension: .skip
        default: .pass
        }
    }

    private static func extensionStep(_ id: DeclarationID, _ declaration: Declaration) -> Regions.Step {
        switch declaration.kind {
        case .extension: .entity
        case .class, .protocol: .skip
        default: .pass
        }
    }
}
