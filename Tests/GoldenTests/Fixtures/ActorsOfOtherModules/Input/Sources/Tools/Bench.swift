@globalActor public actor Bench {
    public static let shared = Bench()
}
