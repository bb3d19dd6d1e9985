/// What the standard library's extensions of its own protocols give to the classes that conform.
enum StandardLibraryMembers {
    /// Of the protocols that give little: the full names of the properties and methods.
    private static let named: [String: Set<String>] = [
        "Actor": [
            "assertIsolated(_:file:line:)", "assumeIsolated(_:file:line:)", "preconditionIsolated(_:file:line:)",
            "unownedExecutor",
        ],
        "Codable": ["encode(to:)"],
        "CodingKey": ["debugDescription", "description"],
        "DistributedActor": [
            "actorSystem", "asLocalActor", "encode(to:)", "hash(into:)", "hashValue", "id", "unownedExecutor",
        ],
        "Encodable": ["encode(to:)"],
        // In Foundation.
        "Error": ["localizedDescription"],
        "Executor": ["enqueue(_:)"],
        "Hashable": ["hashValue"],
        "Identifiable": ["id"],
        "LocalizedError": [
            "errorDescription", "failureReason", "helpAnchor", "localizedDescription", "recoverySuggestion",
        ],
        "ObservableObject": ["objectWillChange"],
        "RawRepresentable": ["hashValue"],
        "SerialExecutor": [
            "asUnownedSerialExecutor()", "checkIsolated()", "enqueue(_:)", "isIsolatingCurrentContext()",
            "isSameExclusiveExecutionContext(other:)",
        ],
        "TaskExecutor": ["asUnownedTaskExecutor()", "enqueue(_:)"],
    ]

    /// What the macro `@Observable` adds, apart from private members.
    static let ofObservableMacro: Set<String> = [
        "access(keyPath:)", "shouldNotifyObservers(_:_:)", "withMutation(keyPath:_:)",
    ]

    /// The protocols that give much.
    private static let many: Set<String> = [
        "AdditiveArithmetic", "AsyncIteratorProtocol", "AsyncSequence", "BidirectionalCollection",
        "BinaryFloatingPoint", "BinaryInteger", "Clock", "Collection", "DurationProtocol", "FixedWidthInteger",
        "FloatingPoint", "InstantProtocol", "IteratorProtocol", "LazyCollectionProtocol", "LazySequenceProtocol",
        "MutableCollection", "Numeric", "OptionSet", "RandomAccessCollection", "RandomNumberGenerator",
        "RangeExpression", "RangeReplaceableCollection", "RegexComponent", "SIMD", "Sequence", "SetAlgebra",
        "SignedInteger", "SignedNumeric", "StringProtocol", "Strideable", "UnsignedInteger",
    ]

    /// Whether a protocol gives its classes any member.
    static func isGiving(_ name: String) -> Bool { named[name] != nil || many.contains(name) }

    /// The names of what a protocol gives; `nil` for one that gives much.
    static func names(of name: String) -> Set<String>? { named[name] }
}
