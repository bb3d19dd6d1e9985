/// The types of an app's properties, and what all its scopes have in common.
struct TypeText {
    let plan: AppPlan

    var declarations: [String] {
        let name = plan.prefix
        let types = [
            "public struct \(name)Theme {\n    public init() {}\n}",
            "public struct \(name)Clock {\n    public init() {}\n}",
            "public struct \(name)Wrong {\n    public init() {}\n}",
            "public typealias \(name)Look = \(name)Theme",
            """
            public struct \(name)Box<Value> {
                public let value: Value

                public init(value: Value) { self.value = value }
            }
            """,
            "public enum \(name)Space {\n    public struct Unit {\n        public init() {}\n    }\n}",
            "public protocol \(name)Serving {}",
            "public protocol \(name)Logging {}",
            "public final class \(name)Server: \(name)Serving, \(name)Logging {\n    public init() {}\n}",
            "open class \(name)Base<Needs>: RIBs.Component<Needs> {}",
        ]
        let properties = plan.scopes.flatMap(\.asks).map(\.property)
        let having = Set(properties).sorted { ($0.name, $0.maker) < ($1.name, $1.maker) }.map { property in
            "public protocol \(plan.having(property)): AnyObject {\n    \(property.required)\n}"
        }
        return types + having
    }
}

/// The code that makes the top of the tree.
struct StartText {
    let plan: AppPlan

    var declaration: String {
        let top = plan.component(0)
        let made =
            switch plan.top {
            case .ownInitialiser, .plainClass, .emptySubclass: "\(top)().open()"
            case .emptyComponent: "\(top)(dependency: EmptyComponent()).open()"
            case .builder: "\(plan.builder(0))().build()"
            }
        return "enum \(plan.prefix)Start {\n    static func run() { _ = \(made) }\n}"
    }
}
