public struct Granite {
    public init() {}
}

public struct Slate {
    public init() {}
}

public protocol HasGranite: AnyObject {
    var granite: Granite { get }
}
