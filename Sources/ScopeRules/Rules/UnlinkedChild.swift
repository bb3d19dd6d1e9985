import ScopeGraph
import Semantics
import SwiftReader

/// A scope is created in a way that cannot be linked to a parent.
package enum UnlinkedChild: Rule {
    package static let id = "unlinked-child"
    package static let title = "Unlinked Child"
    package static let defaultSeverity: Severity? = .error
    package static let reason = """
        A scope is created, or receives a dependency, in a way that does not show its parent. In Needle, such a scope \
        has no provider and traps when it is created, so this is an error. A component without a parent that \
        is no `BootstrapComponent` is an error too, because it does not compile. In RIBs, the compiler still checks \
        the conformance, but Thimble cannot follow the child's requirements further up, so this is a note. A scope \
        that code in use names is a note too if no parent is known. It is an error if the code does not compile, \
        because the file does not import the module of the scope's builder, or because the builder or its initializer \
        is not accessible there.
        """
    package static let triggeringExample = """
        import NeedleFoundation
        final class LoginComponent: Component<EmptyDependency> {}
        final class LoginScreen {
            func component() -> LoginComponent { LoginComponent(parent: self) }
        }
        """
    package static let silentExample = """
        import NeedleFoundation
        final class LoginComponent: Component<EmptyDependency> {}
        final class AppComponent: BootstrapComponent {
            var login: LoginComponent { LoginComponent(parent: self) }
        }
        """

    package static func findings(in subject: RuleSubject) -> [Finding] {
        let unregistrable =
            subject.graph.faults.contains { if case .hiddenReceiver = $0.kind { true } else { false } }
            ? Set(UnregistrableScope.findings(in: subject).compactMap(\.location)) : []
        return subject.graph.faults.compactMap { fault in
            switch fault.kind {
            case .unlinkedChild(let child, let expression): finding(child, expression, fault.location, in: subject)
            case .parentless(let child): finding(onRoot: child, fault.location, in: subject)
            case .unresolvedInjection(let parent, let receiver):
                finding(parent, receivedBy: receiver, fault.location, in: subject)
            case .unimportedReceiver(let parent, let receiver, let module, let isCertain):
                finding(parent, receivedBy: receiver, of: module, isCertain, fault.location, in: subject)
            case .hiddenReceiver(_, _, _, let declaration) where unregistrable.contains(declaration.location): nil
            case .hiddenReceiver(let parent, let receiver, let module, let declaration):
                finding(parent, receivedBy: receiver, of: module, declaration, fault.location, in: subject)
            case .unknownDependency, .undeclaredDependency, .ambiguousDependency, .openDependency, .duplicateScope,
                .wrongParent,
                .refusedDependency, .helperConformance:
                nil
            }
        }
            + scopesCreatedInUnknownWays(in: subject).map { finding($0, in: subject.graph) }
    }

    /// The topmost scopes that code in use names, although nothing is known to create them.
    private static func scopesCreatedInUnknownWays(in subject: RuleSubject) -> [Int] {
        subject.possiblyCreatedScopes.value.filter {
            subject.graph.scopes[$0].kind != .provider && subject.graph.edgesUp[$0].isEmpty
        }
    }

    /// A scope that code in use names, although no value is known to reach it.
    private static func finding(_ number: Int, in graph: ScopeGraph) -> Finding {
        let scope = graph.scopes[number]
        let creation = scope.dialect.creation(of: SwiftName.written(path: scope.name))
        let (names, advice): (Message, Message) =
            scope.dialect.isCreatedWithParent
            ? ("it", "Create it in its parent component, with \(code: creation)")
            : ("it or its builder", "Pass its builder a component whose type is known")
        return finding(
            on: scope,
            .note,
            scope.location,
            "The parent of \(code: scope.name) is unknown, although other code names \(names)",
            Repair(title: advice, location: scope.location),
            identity: ["named"]
        )
    }

    private static func finding(
        _ child: Int,
        _ expression: String,
        _ location: SourceLocation,
        in subject: RuleSubject
    ) -> Finding {
        let scope = subject.graph.scopes[child]
        let (headline, repair) = text(of: scope, receiving: expression)
        return finding(
            on: scope,
            defaultSeverity(in: scope.dialect) ?? .note,
            location,
            headline,
            Repair(title: repair, location: location),
            identity: [expression.filter { !$0.isWhitespace }]
        )
    }

    /// A component that is created like a root.
    private static func finding(
        onRoot child: Int,
        _ location: SourceLocation,
        in subject: RuleSubject
    ) -> Finding {
        let scope = subject.graph.scopes[child]
        let root = scope.dialect.rootClass ?? ""
        let creation = scope.dialect.creation(of: SwiftName.written(path: scope.name))
        let place: Message = "in its parent component, with \(code: creation)"
        return finding(
            on: scope,
            .error,
            location,
            "\(code: scope.name) is created without a parent, but is no \(code: root)",
            Repair(
                title: scope.dependency == nil
                    ? "Make \(code: root) its superclass if it is the root; otherwise create it \(place)"
                    : "Create it \(place)",
                location: location
            ),
            identity: ["parentless"]
        )
    }

    private static func text(of scope: Scope, receiving expression: String) -> (headline: Message, repair: Message) {
        let (name, value): (Message, Message) = ("\(code: scope.name)", "\(code: shortened(expression))")
        guard scope.dialect.isCreatedWithParent, let label = scope.dialect.creationLabels.first else {
            return (
                "\(name) receives \(value), and the sources do not show which scope that is",
                "Pass a component, or annotate the variable's type"
            )
        }
        if expression.hasSuffix(".init") || expression.hasSuffix(".init(\(label):)") {
            return (
                "\(value) is passed as a function, so the parent of \(name) is unknown",
                "Call it with a component as \(code: label)"
            )
        }
        return (
            "\(name) is created with the parent \(value), which is not a known component",
            "Create it in a component, or pass a component as \(code: label)"
        )
    }

    private static func finding(
        _ parent: Int,
        receivedBy receiver: String,
        _ location: SourceLocation,
        in subject: RuleSubject
    ) -> Finding {
        let scope = subject.graph.scopes[parent]
        // `.init(parent: self)` can only create a component, and a component without a registered provider traps.
        let isComponent = scope.dialect.isCreatedWithParent && receiver == ".init"
        return finding(
            on: scope,
            isComponent ? .error : .note,
            location,
            """
            \(code: scope.name) is passed to \(code: shortened(receiver)), and the sources do not show which scope \
            receives it
            """,
            Repair(title: "Annotate the type of the value that is created here", location: location),
            identity: ["taker", receiver]
        )
    }

    private static func finding(
        _ parent: Int,
        receivedBy receiver: String,
        of module: Int,
        _ isCertain: Bool,
        _ location: SourceLocation,
        in subject: RuleSubject
    ) -> Finding {
        let scope = subject.graph.scopes[parent]
        let name = subject.graph.modules[module].name
        return finding(
            on: scope,
            isCertain ? .error : .note,
            location,
            """
            \(code: scope.name) is passed to \(code: shortened(receiver)) of the module \(code: name), which this file \
            does not import
            """,
            subject.importing(module, in: scope.module, at: location),
            identity: ["unimported", receiver]
        )
    }

    private static func finding(
        _ parent: Int,
        receivedBy receiver: String,
        of module: Int,
        _ declaration: HiddenDeclaration,
        _ location: SourceLocation,
        in subject: RuleSubject
    ) -> Finding {
        let scope = subject.graph.scopes[parent]
        let name: Message = "\(code: shortened(receiver))"
        let what: Message = declaration.isInitializer ? "whose initializer" : "which"
        let target: Message = declaration.isInitializer ? "the initializer of \(name)" : name
        let isOnePackage = subject.graph.modules.isVisible(.package, declaredIn: module, from: scope.module)
        let alternative: Message = isOnePackage ? " or \(code: "package")" : ""
        let isOfFile = declaration.access <= .fileprivate && !declaration.isInitializer
        let home: Message =
            isOfFile
            ? "\(code: String(declaration.location.file.lastComponent))"
            : "the module \(code: subject.graph.modules[module].name)"
        return finding(
            on: scope,
            .error,
            location,
            "\(code: scope.name) is passed to \(name), \(what) is \(code: declaration.access.word) to \(home)",
            Repair(
                title: isOfFile
                    ? "Remove \(code: declaration.access.word) from \(name)"
                    : "Make \(target) \(code: "public")\(alternative)",
                location: declaration.location
            ),
            identity: ["hidden", receiver]
        )
    }

    /// - Parameter identity: what distinguishes the finding from others of the scope in the same file.
    private static func finding(
        on scope: Scope,
        _ severity: Severity,
        _ location: SourceLocation,
        _ headline: Message,
        _ repair: Repair,
        identity: [String]
    ) -> Finding {
        Finding(
            rule: id,
            title: title,
            severity: severity,
            location: location,
            scope: scope.id,
            headline: headline,
            repairs: [repair],
            identity: [scope.id] + identity + [location.file]
        )
    }

    private static func shortened(_ text: String) -> String {
        text.count <= 60 ? text : text.prefix(57) + "..."
    }
}
