public struct Account {
    public init() {}
}

public struct Paper {
    public init() {}
}
