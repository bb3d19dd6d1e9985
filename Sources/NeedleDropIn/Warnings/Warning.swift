import SwiftReader

/// What Needle does not say: where its output cannot be compiled, or will trap when the app runs.
public struct Warning: Hashable, Comparable, Sendable {
    public enum Severity: String, Sendable {
        case warning
        /// Only where the app is compiled with `NEEDLE_DYNAMIC`.
        case note
    }

    public let location: SourceLocation
    public let severity: Severity
    public let message: String

    init(_ severity: Severity = .warning, at location: SourceLocation, _ message: String) {
        self.location = location
        self.severity = severity
        self.message = message
    }

    public static func < (left: Self, right: Self) -> Bool {
        left.location != right.location ? left.location < right.location : left.message < right.message
    }

    /// As compilers print it: `file:line:column: warning: message`.
    public var text: String { "\(location.file):\(location.line):\(location.column): \(severity.rawValue): \(message)" }
}

extension Generation {
    /// Everything that goes wrong later, sorted by place, each once.
    ///
    /// - Parameter parts: of all components.
    public func warnings(with parts: [GenerationPart]) -> [Warning] {
        let all = [
            unregisteredScopes, unseenScopes, unseenSubclasses, strayParents, unlinkedCalls, namelessScopes,
            missingPlugins, brokenTexts,
        ]
        return Set(all.joined() + parts.flatMap(\.warnings)).sorted()
    }

    /// What goes wrong with the classes that serve some components.
    func warnings(on providers: [ComponentProviders]) -> [Warning] {
        let classes = writtenClasses(providers)
        return clashingNames(in: classes) + unreadableProperties(of: classes) + unnamedTypes(in: classes)
            + unmetRequirements(of: classes) + internalProperties(of: classes)
    }

    /// The components for which something is registered: indices.
    var registered: [Int] { graph.components.indices.filter { !paths.ofComponent[$0].isEmpty } }

    /// The classes that are written.
    private func writtenClasses(_ providers: [ComponentProviders]) -> [WrittenClass] {
        providers.flatMap { found -> [WrittenClass] in
            let component = graph.components[found.component]
            guard let dependency = component.dependency, component.declared.dependency != DeclaredProtocol.empty else {
                return []
            }
            let declared = graph.dependencies[dependency].declared
            return found.groups.compactMap(\.first).map { provider in
                WrittenClass(component: component.declared, dependency: declared, provider: provider)
            }
        }
    }
}

/// A provider class: several providers of a component may share it.
struct WrittenClass {
    let component: DeclaredComponent
    let dependency: DeclaredProtocol
    /// The first of those that share it.
    let provider: Provider
}

/// What the runtime says when it traps.
let missingFactory = "'Missing dependency provider factory'"
