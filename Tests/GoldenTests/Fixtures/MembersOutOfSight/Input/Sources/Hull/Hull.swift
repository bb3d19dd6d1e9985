import RIBs

public final class HullComponent: Component<EmptyDependency> {
    public init() { super.init(dependency: EmptyComponent()) }

    public var length: Int { 40 }
    var draught: Int { 3 }
    var beam: Int { 9 }
    func load(_ tons: Int) -> Bool { tons < 90 }
    func trim() -> Int { 0 }
    public internal(set) var ballast = 5
    package var keel: Int { 2 }
    var rudder: Int { 1 }

    #if MOCK
    var mast: Int { 1 }
    #else
    public var mast: Int { 12 }
    #endif
}
