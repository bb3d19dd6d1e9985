@globalActor public actor Bench {
    public static let shared = Bench()
}

public struct Jam: Error {}
