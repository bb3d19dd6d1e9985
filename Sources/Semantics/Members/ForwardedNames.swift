/// The names of a method's parameters inside a method that passes them on: their own, unless they have none.
struct ForwardedNames {
    private let own: [String]
    private let taken: Set<String>
    private var position = 0

    /// - Parameter own: the declared names of the parameters, in order; `_` or empty for none.
    init(of own: [String]) {
        self.own = own
        taken = Set(own)
    }

    /// The name of the next parameter.
    mutating func next() -> String {
        defer { position += 1 }
        let name = own[position]
        guard name == "_" || name.isEmpty else { return name }
        var made = "value\(position + 1)"
        while taken.contains(made) { made += "_" }
        return made
    }
}
