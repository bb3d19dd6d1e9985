/// The contents of `graph --format json`, independent of the sources.
///
/// Scopes are identified by their ids, files by their paths from the given folder. Lines are 1-based.
public struct GraphSummary: Hashable, Sendable {
    public struct Scope: Hashable, Sendable {
        public let id: String
        /// Without the module.
        public let name: String
        public let module: String
        public let kind: String
        public let dialect: String
        public let isRoot: Bool
        public let file: String
        public let line: Int
        /// As written; `nil` if there is none.
        public let dependency: String?
        /// Sorted by name.
        public let requires: [Property]
        /// Sorted by name.
        public let provides: [Provision]
        /// Sorted ids.
        public let children: [String]

        public init(
            id: String,
            name: String,
            module: String,
            kind: String,
            dialect: String,
            isRoot: Bool,
            file: String,
            line: Int,
            dependency: String?,
            requires: [Property],
            provides: [Provision],
            children: [String]
        ) {
            self.id = id
            self.name = name
            self.module = module
            self.kind = kind
            self.dialect = dialect
            self.isRoot = isRoot
            self.file = file
            self.line = line
            self.dependency = dependency
            self.requires = requires
            self.provides = provides
            self.children = children
        }
    }

    public struct Property: Hashable, Sendable {
        public let name: String
        /// As written.
        public let type: String

        public init(name: String, type: String) {
            self.name = name
            self.type = type
        }
    }

    public struct Provision: Hashable, Sendable {
        public let name: String
        /// Empty if the sources do not state it.
        public let type: String
        public let access: String

        public init(name: String, type: String, access: String) {
            self.name = name
            self.type = type
            self.access = access
        }
    }

    public struct Edge: Hashable, Sendable {
        public let parent: String
        public let child: String
        public let file: String
        public let line: Int

        public init(parent: String, child: String, file: String, line: Int) {
            self.parent = parent
            self.child = child
            self.file = file
            self.line = line
        }
    }

    /// The suppliers of one requirement, over all routes.
    public struct Supplier: Hashable, Sendable {
        public let scope: String
        public let name: String
        public let type: String
        /// Sorted ids; empty if there are none.
        public let providers: [String]
        /// The scopes that create the value; sorted ids.
        public let origins: [String]

        public init(scope: String, name: String, type: String, providers: [String], origins: [String]) {
            self.scope = scope
            self.name = name
            self.type = type
            self.providers = providers
            self.origins = origins
        }
    }

    public struct Finding: Hashable, Sendable {
        public let rule: String
        public let severity: String
        /// Code in backticks.
        public let reason: String
        public let scope: String?
        public let property: String?
        /// Empty if there is no single location; `line` is then 0.
        public let file: String
        public let line: Int
        public let fingerprint: String

        public init(
            rule: String,
            severity: String,
            reason: String,
            scope: String?,
            property: String?,
            file: String,
            line: Int,
            fingerprint: String
        ) {
            self.rule = rule
            self.severity = severity
            self.reason = reason
            self.scope = scope
            self.property = property
            self.file = file
            self.line = line
            self.fingerprint = fingerprint
        }
    }

    public let scopes: [Scope]
    public let edges: [Edge]
    public let suppliers: [Supplier]
    public let findings: [Finding]

    public init(scopes: [Scope], edges: [Edge], suppliers: [Supplier], findings: [Finding]) {
        self.scopes = scopes
        self.edges = edges
        self.suppliers = suppliers
        self.findings = findings
    }
}
