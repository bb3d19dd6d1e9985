import NeedleText
import SwiftReader

/// A problem that Needle does not report: its output does not compile, or traps at run time.
package struct Warning: Hashable, Comparable, Sendable {
    package enum Severity: String, Sendable {
        case warning
        /// Only if the app is compiled with `NEEDLE_DYNAMIC`.
        case note
    }

    package let location: SourceLocation
    package let severity: Severity
    package let message: String

    init(_ severity: Severity = .warning, at location: SourceLocation, _ message: String) {
        self.location = location
        self.severity = severity
        self.message = message
    }

    package static func < (left: Self, right: Self) -> Bool {
        left.location != right.location ? left.location < right.location : left.message < right.message
    }

    /// In the format of compilers: `file:line:column: warning: message`.
    package var text: String {
        "\(location.file):\(location.line):\(location.column): \(severity.rawValue): \(message)"
    }
}

extension Generation {
    /// All warnings, sorted by location, without duplicates.
    ///
    /// - Parameter parts: of all components.
    package func warnings(with parts: [GenerationPart]) -> [Warning] {
        let all = [
            unregisteredScopes, unseenScopes, unseenSubclasses, strayParents, unlinkedCalls, namelessScopes,
            missingPlugins, brokenTexts,
        ]
        return Set(all.joined() + parts.flatMap(\.warnings)).sorted()
    }

    /// The warnings about the provider classes of some components.
    func warnings(on providers: [ComponentProviders]) -> [Warning] {
        let classes = writtenClasses(providers)
        return clashingNames(in: classes) + unreadableProperties(of: classes) + unnamedTypes(in: classes)
            + unmetRequirements(of: classes) + internalProperties(of: classes)
    }

    /// The registered components: indices.
    var registered: [Int] { graph.components.indices.filter { !paths.ofComponent[$0].isEmpty } }

    /// The generated classes.
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
    /// The first of the providers that share it.
    let provider: PathSuppliers<Supplier>
}

/// The message of the runtime trap.
let missingFactory = "'Missing dependency provider factory'"
