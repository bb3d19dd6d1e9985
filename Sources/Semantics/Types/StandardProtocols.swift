/// What protocols of the standard library inherit.
enum StandardProtocols {
    /// A protocol and all that it inherits; `nil` for names that are not in the table.
    static func withInherited(_ name: String) -> Set<String>? {
        guard let direct = inherited[name] else { return nil }
        return direct.reduce(into: [name]) { $0.formUnion(withInherited($1) ?? []) }
    }

    /// Whether a function that requires it meets a requirement that does not.
    static func isMarker(_ name: String) -> Bool { markers.contains(name) }

    /// The generic arguments that have to conform to a protocol so that a type of the standard library does, too.
    ///
    /// - Returns: `nil` if that is not known, and a tuple, which conforms to no protocol, if the type never does.
    static func conditions(of type: String, _ arguments: [ResolvedType], toConformTo name: String) -> [ResolvedType]? {
        // A protocol is the type of its values here.
        if inherited[type] != nil { return type == name && conformsToItself(name) ? [] : [.void] }
        let isCoded = name == "Encodable" || name == "Decodable"
        let isCompared = name == "Equatable" || name == "Hashable"
        guard isCoded || isCompared || name == "Comparable" else { return nil }
        switch (type, arguments.count) {
        case ("Array", 1), ("Optional", 1), ("ContiguousArray", 1):
            return isCoded || isCompared ? arguments : [.void]
        case ("ArraySlice", 1): return isCompared ? arguments : isCoded ? nil : [.void]
        case ("Set", 1): return isCoded ? arguments : isCompared ? [] : [.void]
        case ("Dictionary", 2): return isCoded ? arguments : isCompared ? [arguments[1]] : [.void]
        case ("Result", 2): return isCompared ? arguments : [.void]
        default: return nil
        }
    }

    /// Whether the type of a protocol's values conforms to it.
    private static func conformsToItself(_ name: String) -> Bool { name == "Error" || name == "AnyObject" }

    private static let markers: Set<String> = [
        "Any", "Sendable", "SendableMetatype", "Copyable", "Escapable", "BitwiseCopyable",
    ]

    private static let inherited: [String: [String]] = [
        "Any": [], "AnyObject": [], "Sendable": [], "Copyable": [], "Escapable": [], "BitwiseCopyable": [],
        "SendableMetatype": [],
        "Equatable": [], "Hashable": ["Equatable"], "Comparable": ["Equatable"], "Encodable": [], "Decodable": [],
        "Error": ["Sendable"], "Identifiable": [], "CaseIterable": [], "RawRepresentable": [],
        "CustomStringConvertible": [], "CustomDebugStringConvertible": [],
        "LosslessStringConvertible": ["CustomStringConvertible"],
        "Sequence": [], "IteratorProtocol": [], "Collection": ["Sequence"],
        "BidirectionalCollection": ["Collection"], "RandomAccessCollection": ["BidirectionalCollection"],
        "MutableCollection": ["Collection"], "RangeReplaceableCollection": ["Collection"],
    ]
}
