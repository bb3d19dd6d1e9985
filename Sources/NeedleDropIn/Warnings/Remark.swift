import SwiftReader

/// What Needle does not say: where its output cannot be compiled, or will trap when the app runs.
public struct Remark: Hashable, Comparable, Sendable {
    public enum Severity: String, Sendable {
        case warning
        /// Only where the app is compiled with `NEEDLE_DYNAMIC`.
        case note
    }

    public let place: Place
    public let severity: Severity
    public let message: String

    init(_ severity: Severity = .warning, at place: Place, _ message: String) {
        self.place = place
        self.severity = severity
        self.message = message
    }

    public static func < (left: Self, right: Self) -> Bool {
        left.place != right.place ? left.place < right.place : left.message < right.message
    }

    /// As compilers print it: `file:line:column: warning: message`.
    public var text: String { "\(place.file):\(place.line):\(place.column): \(severity.rawValue): \(message)" }
}

extension Generation {
    /// Everything that goes wrong later, sorted by place, each once.
    public var remarks: [Remark] {
        let all = [
            unregisteredScopes, unseenScopes, unseenSubclasses, strayParents, unlinkedCalls, clashingNames,
            unreadableProperties,
            unreachableNames, unmetRequirements, missingPlugins, dynamicGaps,
        ]
        return Set(all.joined()).sorted()
    }

    /// The components for which something is registered.
    var registered: [LinkedComponent] {
        graph.components.indices.filter { !paths.ofComponent[$0].isEmpty }.map { graph.components[$0] }
    }

    /// The providers for which a class is written, one for each class, with its component.
    var writtenClasses: [(component: LinkedComponent, provider: Provider)] {
        providers.flatMap { found in
            let component = graph.components[found.component]
            guard component.declared.dependency != DeclaredProtocol.empty else {
                return [(component: LinkedComponent, provider: Provider)]()
            }
            return found.groups.compactMap(\.first).map { (component, $0) }
        }
    }
}

/// What the runtime says when it traps.
let missingFactory = "'Missing dependency provider factory'"
