import Semantics

extension TypeSyntax {
    /// A value of the type that a mock can return without being told one; `nil` if there is none.
    var defaultValue: String? {
        switch self {
        case .optional, .implicitlyUnwrapped: return "nil"
        case .array: return "[]"
        case .dictionary: return "[:]"
        case .tuple(let elements):
            if elements.count == 1 { return elements[0].type.defaultValue }
            let values = elements.compactMap(\.type.defaultValue)
            return values.count == elements.count ? "(\(values.joined(separator: ", ")))" : nil
        case .name(let components):
            guard let last = components.last else { return nil }
            if components.count > 1, !Self.modules.contains(components[0].name) { return nil }
            if last.arguments.isEmpty { return Self.values[last.name] }
            return Self.genericValues[last.name] ?? Self.subjectValues[last.name].map { spelling + $0 }
        case .attributed(_, let inner) where !isFunction: return inner.defaultValue
        default: return nil
        }
    }

    /// Whether a name is that of a type with a known value.
    static func isStandard(_ name: String) -> Bool { values[name] != nil || genericValues[name] != nil }

    private static let modules: Set<String> = ["Swift", "Foundation", "CoreGraphics", "RxSwift"]

    private static let values: [String: String] = {
        var values = [
            "Bool": "false", "String": "\"\"", "Substring": "\"\"", "Character": "\" \"", "StaticString": "\"\"",
            "Void": "()", "Data": "Data()", "Date": "Date()", "UUID": "UUID()",
            "URL": "URL(fileURLWithPath: \"\")", "CGRect": ".zero", "CGSize": ".zero", "CGPoint": ".zero",
            "CGVector": ".zero", "UIEdgeInsets": ".zero", "UIColor": ".black", "UIImage": "UIImage()",
            "UIFont": ".systemFont(ofSize: 12)", "UIAccessibilityTraits": ".none", "NSDate": "NSDate()",
            "NSURL": "NSURL(fileURLWithPath: \"\")", "IndexPath": "IndexPath()", "IndexSet": "IndexSet()",
        ]
        for size in ["", "8", "16", "32", "64"] {
            values["Int\(size)"] = "0"
            values["UInt\(size)"] = "0"
        }
        for name in ["Double", "Float", "CGFloat", "TimeInterval"] { values[name] = "0.0" }
        values["Decimal"] = "0"
        return values
    }()

    private static let genericValues = [
        "Optional": "nil", "Array": "[]", "ContiguousArray": "[]", "Set": "[]", "Dictionary": "[:]",
    ]

    /// What follows a type whose objects begin empty.
    private static let subjectValues = [
        "PublishSubject": "()", "ReplaySubject": ".create(bufferSize: 1)", "PublishRelay": "()",
    ]

    /// The generic arguments of an observable of RxSwift; `nil` for other types.
    var observed: String? {
        guard case .name(let components) = bare, let last = components.last, last.name == "Observable",
            components.count == 1 || components[0].name == "RxSwift", !last.arguments.isEmpty
        else { return nil }
        return last.arguments.map(\.spelling).joined(separator: ", ")
    }

    /// The generic arguments of a publisher of Combine; `nil` for other types.
    var published: [TypeSyntax]? {
        guard case .name(let components) = bare, let last = components.last, last.name == "AnyPublisher",
            components.count == 1 || components[0].name == "Combine", last.arguments.count == 2
        else { return nil }
        return last.arguments
    }
}
