/// The contents of `graph --format json`, independent of the sources.
///
/// Scopes are identified by their ids, files by their paths from the given folder. Lines are 1-based.
package struct GraphSummary: Hashable, Sendable {
    package struct Scope: Hashable, Sendable {
        package let id: String
        /// Without the module.
        package let name: String
        package let module: String
        package let kind: String
        package let dialect: String
        package let isRoot: Bool
        /// Whether it belongs to a test. A file of an older version does not tell.
        package let isTest: Bool
        package let file: String
        package let line: Int
        /// As written; `nil` if there is none.
        package let dependency: String?
        /// Sorted by name.
        package let requires: [Property]
        /// Sorted by name.
        package let provides: [Provision]
        /// Sorted ids.
        package let children: [String]

        package init(
            id: String,
            name: String,
            module: String,
            kind: String,
            dialect: String,
            isRoot: Bool,
            isTest: Bool = false,
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
            self.isTest = isTest
            self.file = file
            self.line = line
            self.dependency = dependency
            self.requires = requires
            self.provides = provides
            self.children = children
        }
    }

    package struct Property: Hashable, Sendable {
        package let name: String
        /// As written.
        package let type: String

        package init(name: String, type: String) {
            self.name = name
            self.type = type
        }
    }

    package struct Provision: Hashable, Sendable {
        package let name: String
        /// Empty if the sources do not state it.
        package let type: String
        package let access: String

        package init(name: String, type: String, access: String) {
            self.name = name
            self.type = type
            self.access = access
        }
    }

    package struct Edge: Hashable, Sendable {
        package let parent: String
        package let child: String
        package let file: String
        package let line: Int

        package init(parent: String, child: String, file: String, line: Int) {
            self.parent = parent
            self.child = child
            self.file = file
            self.line = line
        }
    }

    /// The suppliers of one requirement, over all routes.
    package struct Supplier: Hashable, Sendable {
        package let scope: String
        package let name: String
        package let type: String
        /// Sorted ids; empty if there are none.
        package let providers: [String]
        /// The scopes that create the value; sorted ids.
        package let origins: [String]

        package init(scope: String, name: String, type: String, providers: [String], origins: [String]) {
            self.scope = scope
            self.name = name
            self.type = type
            self.providers = providers
            self.origins = origins
        }
    }

    package struct Finding: Hashable, Sendable {
        package let rule: String
        package let severity: String
        /// Code in backticks.
        package let reason: String
        package let scope: String?
        package let property: String?
        /// Empty if there is no single location; `line` is then 0.
        package let file: String
        package let line: Int
        package let fingerprint: String

        package init(
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

    package let scopes: [Scope]
    package let edges: [Edge]
    package let suppliers: [Supplier]
    package let findings: [Finding]

    package init(scopes: [Scope], edges: [Edge], suppliers: [Supplier], findings: [Finding]) {
        self.scopes = scopes
        self.edges = edges
        self.suppliers = suppliers
        self.findings = findings
    }
}
