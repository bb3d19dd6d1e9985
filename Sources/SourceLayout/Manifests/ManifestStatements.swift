import SwiftReader

/// Evaluation of statements.
extension ManifestEvaluator {
    /// The result of a body, or of its only expression; `nil` if it returns nothing.
    ///
    /// If a condition is unknown, both branches are evaluated, and what both results have in common is returned.
    mutating func result(of block: BlockID, _ scope: inout Scope, hint: String? = nil) -> ManifestValue? {
        let file = program.files[scope.file]
        let items = file[block].items.indices.map { file.items[$0] }
        if items.count == 1 {
            switch items[0] {
            case .expression(let id): return value(of: id, &scope, hint: hint)
            case .block(let inner): return statement(inner, &scope, hint, isValue: true)
            default: break
            }
        }
        return run(items, &scope, hint)
    }

    /// Runs the top-level statements of the last file, the manifest, and returns its variables.
    mutating func runManifest() -> [String: ManifestValue] {
        guard let file = program.files.last else { return [:] }
        var scope = Scope(file: program.files.count - 1)
        _ = run(file[.file].items.indices.map { file.items[$0] }, &scope, nil)
        let names = Set(
            file.declarations(in: .file).filter { file[$0].kind == .variable }.map { file.name(file[$0].name) }
        )
        return globals.filter { names.contains($0.key) }
    }

    mutating func run(_ items: [BlockItem], _ scope: inout Scope, _ hint: String?) -> ManifestValue? {
        var possible: ManifestValue?
        for (position, item) in items.enumerated() {
            switch item {
            case .declaration(let id): declare(id, &scope)
            case .expression(let id): _ = value(of: id, &scope)
            case .returned(let id):
                let found = id.map { value(of: $0, &scope, hint: hint) } ?? .null
                scope.exit = .function
                return possible.map { merge($0, found) } ?? found
            case .block(let id):
                let file = program.files[scope.file]
                let found: ManifestValue?
                if let start = file.startOfGuard(before: id) {
                    let conditions = items[..<position].reversed().prefix { file.range(of: $0).start >= start }
                    let holds = condition(conditions.reversed(), &scope)
                    if holds == true { continue }
                    found =
                        holds == false
                        ? runBraces(id, &scope, hint, isValue: false)
                        : runPerhaps(&scope) { $0.runBraces(id, &$1, hint, isValue: false) }
                } else {
                    found = statement(id, &scope, hint, isValue: false)
                }
                if let found { possible = possible.map { merge($0, found) } ?? found }
                if scope.exit != .none { return possible }
                if scope.mayHaveLeft { return runRest(of: items, after: position, &scope, hint, possible) }
            case .thrown: continue
            }
        }
        return possible
    }

    /// Runs the statements after one that may have left them.
    private mutating func runRest(
        of items: [BlockItem],
        after position: Int,
        _ scope: inout Scope,
        _ hint: String?,
        _ possible: ManifestValue?
    ) -> ManifestValue? {
        scope.mayHaveLeft = false
        let rest = Array(items[(position + 1)...])
        let found = runPerhaps(&scope) { $0.run(rest, &$1, hint) }
        scope.mayHaveLeft = true
        guard let found, let possible else { return found ?? possible }
        return merge(possible, found)
    }

    /// Runs a block in braces, or a case.
    private mutating func runBraces(
        _ block: BlockID,
        _ scope: inout Scope,
        _ hint: String?,
        isValue: Bool
    ) -> ManifestValue? {
        let file = program.files[scope.file]
        let found =
            isValue
            ? result(of: block, &scope, hint: hint)
            : run(file[block].items.indices.map { file.items[$0] }, &scope, hint)
        leave(block, &scope)
        return found
    }

    /// Leaves an iteration or loop if a block ends with `continue` or `break`.
    func leave(_ block: BlockID, _ scope: inout Scope) {
        guard scope.exit == .none else { return }
        let file = program.files[scope.file]
        if file.ends(block, with: "continue") { scope.exit = .iteration }
        if file.ends(block, with: "break") { scope.exit = .loop }
    }

    private mutating func declare(_ id: DeclarationID, _ scope: inout Scope) {
        let file = program.files[scope.file]
        let declaration = file[id]
        let name = file.name(declaration.name)
        if declaration.kind == .function, file[declaration.block].kind != .file {
            let member = ManifestProgram.Member(file: scope.file, declaration: id, isStatic: false)
            scope.declared.insert(name)
            return scope.locals[name] = .function(.local(member, scope))
        }
        guard declaration.kind == .variable else { return }
        let hint = declaration.type.isEmpty ? nil : file.joined(declaration.type)
        let isGlobal = file[declaration.block].kind == .file
        let found: ManifestValue
        if let initial = declaration.initialValue {
            let whole = value(of: initial, &scope, hint: hint)
            found = declaration.tupleElement.map { whole.part(Int($0)) } ?? whole
        } else if declaration.binding == .optional {
            // `if let name`
            found = value(named: name, &scope)
        } else if declaration.body == nil {
            found = .unknown
        } else {
            return
        }
        if isGlobal {
            globals[name] = found
        } else {
            spend(scope.locals.count / 16)
            scope.locals[name] = found
            scope.declared.insert(name)
        }
    }

    mutating func statement(
        _ block: BlockID,
        _ scope: inout Scope,
        _ hint: String?,
        isValue: Bool
    ) -> ManifestValue? {
        var inner = scope
        let found = deeper(ManifestValue?.none) { $0.runStatement(block, &inner, hint, isValue: isValue) }
        scope = inner
        return found
    }

    private mutating func runStatement(
        _ block: BlockID,
        _ scope: inout Scope,
        _ hint: String?,
        isValue: Bool
    ) -> ManifestValue? {
        let file = program.files[scope.file]
        let items = file[block].items.indices.map { file.items[$0] }
        let blocks = items.compactMap { if case .block(let id) = $0 { id } else { nil } }
        switch file.firstWord(of: file[block].range) {
        case "if":
            if let condition = condition(items, &scope) {
                return runBranch(condition, of: blocks, &scope, hint, isValue: isValue)
            }
            return runAny(
                of: [true, false].map { condition in
                    { $0.runBranch(condition, of: blocks, &$1, hint, isValue: isValue) }
                },
                &scope
            )
        case "for":
            if let body = blocks.last { return runLoop(items, body, &scope, hint) }
            return nil
        case "switch": return runSwitch(items, &scope, hint, isValue: isValue)
        case "while", "repeat":
            noteSkipped(block, in: file)
            return runPerhaps(&scope) { $0.run(items, &$1, hint) }
        default: return run(items, &scope, hint)
        }
    }

    private mutating func runBranch(
        _ condition: Bool,
        of blocks: [BlockID],
        _ scope: inout Scope,
        _ hint: String?,
        isValue: Bool
    ) -> ManifestValue? {
        guard let block = condition ? blocks.first : blocks.dropFirst().first else { return nil }
        let file = program.files[scope.file]
        let isChained = file.firstWord(of: file[block].range) == "if"
        return isChained
            ? statement(block, &scope, hint, isValue: isValue) : runBraces(block, &scope, hint, isValue: isValue)
    }

    /// Notes that code was not evaluated, if it may create targets.
    mutating func noteSkipped(_ block: BlockID, in file: SourceFile) {
        let text = file.text(file[block].range)
        if Self.wordsOfNewTargets.contains(where: text.containsBytes) { isIncomplete = true }
    }

    private static let wordsOfNewTargets = ["arget(", "targets.append", "targets.insert", "targets +=", "targets ="]

    /// Whether the conditions of an `if` hold; `nil` if unknown.
    private mutating func condition(_ items: [BlockItem], _ scope: inout Scope) -> Bool? {
        var result: Bool? = true
        for item in items {
            var holds: Bool?
            switch item {
            case .expression(let id): holds = value(of: id, &scope).boolean
            case .declaration(let id):
                declare(id, &scope)
                let file = program.files[scope.file]
                let name = file.name(file[id].name)
                switch scope.locals[name] ?? globals[name] {
                case .null?: holds = false
                case .unknown?, nil: holds = nil
                default: holds = true
                }
            default: continue
            }
            if holds == false { return false }
            if holds == nil { result = nil }
        }
        return result
    }

    /// Runs the body of a loop for each element of its sequence.
    private mutating func runLoop(
        _ items: [BlockItem],
        _ body: BlockID,
        _ scope: inout Scope,
        _ hint: String?
    ) -> ManifestValue? {
        let file = program.files[scope.file]
        var names: [(name: String, element: UInt8?)] = []
        var sequence: ExpressionID?
        for case .declaration(let id) in items where file[id].binding == .loop {
            names.append((file.name(file[id].name), file[id].tupleElement))
            sequence = sequence ?? file[id].initialValue
        }
        if names.isEmpty {
            // `for _ in …`
            for case .expression(let id) in items { sequence = sequence ?? id }
        }
        guard let sequence else { return nil }
        guard var elements = value(of: sequence, &scope).elements else {
            noteSkipped(body, in: file)
            for (name, _) in names { bind(name, to: .unknown, &scope) }
            return runPerhaps(&scope) { $0.runBraces(body, &$1, hint, isValue: false) }
        }
        var possible: ManifestValue?
        let filters = items.filter { if case .expression(let id) = $0 { id != sequence } else { false } }
        for position in elements.indices {
            guard startsIteration() else { break }
            for (name, element) in names {
                bind(name, to: element.map { elements[position].part(Int($0)) } ?? elements[position], &scope)
            }
            let isIncluded = condition(filters, &scope)
            if isIncluded == false { continue }
            let found =
                isIncluded == true
                ? runBraces(body, &scope, hint, isValue: false)
                : runPerhaps(&scope) { $0.runBraces(body, &$1, hint, isValue: false) }
            if names.count == 1, let changed = scope.locals[names[0].name] { elements[position] = changed }
            if let found { possible = possible.map { merge($0, found) } ?? found }
            if scope.exit == .function { return possible }
            let isLast = scope.exit == .loop
            (scope.exit, scope.mayHaveLeft) = (.none, false)
            if isLast { break }
        }
        assign(elements, asObjectsOf: sequence, &scope)
        return possible
    }

    /// Declares a variable of a loop.
    private mutating func bind(_ name: String, to value: ManifestValue, _ scope: inout Scope) {
        spend(scope.locals.count / 16)
        scope.locals[name] = value
        scope.declared.insert(name)
    }
}

extension SourceFile {
    /// The word in lowercase letters at the start of a range; "" if there is none.
    func firstWord(of range: SourceRange) -> String {
        let word = bytes[bounds(of: range)].prefix { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
        return String(decoding: word, as: UTF8.self)
    }

    /// Where the `guard` starts whose `else` is followed by braces; `nil` for other braces.
    fileprivate func startOfGuard(before block: BlockID) -> UInt32? {
        let end = bounds(of: self[block].range).lowerBound
        let before = bytes[..<end].suffix(4096)
        let trimmed = before.dropLast(before.reversed().prefix { $0 <= 32 }.count)
        guard trimmed.suffix(4).elementsEqual("else".utf8) else { return nil }
        let word = Array("guard".utf8)
        var start = trimmed.endIndex - 4 - word.count
        while start >= trimmed.startIndex {
            if trimmed[start] == word[0], trimmed[start..<(start + word.count)].elementsEqual(word) {
                return UInt32(start)
            }
            start -= 1
        }
        return nil
    }

    fileprivate func range(of item: BlockItem) -> SourceRange {
        switch item {
        case .declaration(let id): self[id].range
        case .expression(let id), .thrown(let id): self[id].range
        case .returned(let id): id.map { self[$0].range } ?? .none
        case .block(let id): self[id].range
        }
    }

    /// Whether the last word of a block is `continue` or `break`.
    fileprivate func ends(_ block: BlockID, with word: String) -> Bool {
        let content = bytes[bounds(of: self[block].range)]
        let isInBraces = content.first == UInt8(ascii: "{")
        let inner = isInBraces && content.last == UInt8(ascii: "}") ? content.dropLast() : content
        let trimmed = inner.dropLast(inner.reversed().prefix { $0 <= 32 || $0 == UInt8(ascii: ";") }.count)
        guard trimmed.suffix(word.utf8.count).elementsEqual(word.utf8) else { return false }
        return trimmed.dropLast(word.utf8.count).last.map { $0 <= 32 || "{:;".utf8.contains($0) } ?? true
    }
}
