import RIBs

// With MemberImportVisibility, what a class inherits from another module serves only where that module is imported.

open class EquippedComponent<Needs>: Component<Needs> {
    public var scales: Int { 2 }
}

public protocol Heated: AnyObject {}

extension Heated {
    public var warmth: Double { 21.5 }
}
