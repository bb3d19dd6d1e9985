import SwiftReader

/// A file to be written.
package struct NewFile: Sendable {
    /// The name, or a path from the folder of the RIB or of the tests.
    package let name: String
    package let text: String
}

/// A RIB to be written.
struct NewRIB: Sendable {
    let name: RIBName
    let style: RIBStyle
    /// The name of the module that will contain it.
    let module: String
    let isViewless: Bool
    /// Whether a RIB without a view gets the view controller of its parent to present its children in.
    let borrowsViewController: Bool
    /// Whether the parent is in another module.
    let isPublic: Bool
    /// Whether every protocol is marked for `thimble mock`.
    var marksProtocols: Bool
    /// How its component of Needle is written; `nil` for a component of RIBs.
    var needle: NeedleStyle?

    var files: [NewFile] {
        if let needle, needle.builder == nil { return filesOfComponent(needle) }
        var files = [file(.builder, builder), file(.interactor, interactor), file(.router, router)]
        if needle?.hasOwnFile ?? false { files.insert(file(.component, component), at: 0) }
        if !isViewless { files.append(file(.viewController, viewController)) }
        return files
    }

    /// The files of a component that belongs to no RIB.
    private func filesOfComponent(_ needle: NeedleStyle) -> [NewFile] {
        let component = file(.component, component)
        guard needle.factory != nil, case .subclass(let superclass) = style.view else { return [component] }
        return [component, file(.viewController, plainViewController(superclass))]
    }

    private func file(_ kind: RIBStyle.File, _ lines: [String]) -> NewFile {
        let name = "\(name.name)\(kind.rawValue).swift"
        var imports = style.imports[kind] ?? []
        // The app has no example if none of its classes is named a component.
        if imports.isEmpty, kind == .component, needle != nil { imports = [NeedleStyle.module] }
        return NewFile(name: name, text: text(of: lines, imports: imports, fileName: name))
    }

    /// The text of a file in the style of the app.
    ///
    /// - Parameter lines: indented by four spaces for each level.
    func text(of lines: [String], imports: [String], fileName: String, after statements: [String] = []) -> String {
        let header = style.header.map {
            $0.replacing(RIBStyle.filePlaceholder, with: fileName).replacing(RIBStyle.modulePlaceholder, with: module)
        }
        var all = header.isEmpty ? [] : header + [""]
        all += imports.map { "import \($0)" } + (imports.isEmpty ? [] : [""])
        all += statements.isEmpty ? [] : statements + [""]
        return (all + lines).map { $0.indented(by: style.indentation) + style.lineEnding }.joined()
    }

    private static let mockedParts: Set<RIB.Part> = [
        .buildable, .routing, .presentable, .listener, .interactable, .viewControllable,
    ]

    // MARK: - Parts of declarations

    var access: String { isPublic ? "public " : "" }
    var finality: String { style.isFinal ? "final " : "" }

    /// The lines above the declaration of a part, such as attributes.
    func lines(above part: RIB.Part) -> [String] {
        let lines = (style.lines[part] ?? []).map { $0.replacing(RIBStyle.namePlaceholder, with: name.name) }
        guard marksProtocols, Self.mockedParts.contains(part), !lines.contains(where: { $0.hasPrefix("///") }) else {
            return lines
        }
        return ["/// @mockable"] + lines
    }

    /// The head of a type with its opening brace.
    func head(_ words: String, _ part: RIB.Part, _ inherited: [String]) -> [String] {
        let head = "\(words) \(name[part]): "
        let lines = wrapped(head, inherited, indent: "    ")
        let isShort = lines.count == 1 && (lines.first?.utf8.count ?? 0) + 2 <= lineWidth
        let start = self.lines(above: part)
        guard !isShort else { return start + lines.map { "\($0) {" } }
        return start + lines + ["{"]
    }

    /// A protocol.
    func declaration(of part: RIB.Part, _ access: String, _ inherited: [String], _ members: [String]) -> [String] {
        let head = head("\(access)protocol", part, inherited)
        if members.isEmpty { return head.dropLast() + [(head.last ?? "") + "}"] }
        return head + members.map { "    \($0)" } + ["}"]
    }

    func heading(_ words: String) -> [String] { style.hasHeadings ? ["    // MARK: - \(words)", ""] : [] }

    /// The signature of a function with its opening brace, on one line or with one parameter on each.
    func function(_ head: String, _ parameters: [String], _ tail: String) -> [String] {
        let line = "    \(head)(\(parameters.joined(separator: ", ")))\(tail)"
        if line.utf8.count <= lineWidth { return [line] }
        let list = parameters.enumerated().map { number, parameter in
            "        \(parameter)\(number == parameters.count - 1 ? "" : ",")"
        }
        return ["    \(head)("] + list + ["    )\(tail)"]
    }
}
