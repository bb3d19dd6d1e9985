extension Generation {
    /// Components that are created with a parent other than `self`, in calls that Needle's text search does not find.
    var strayParents: [Warning] {
        graph.files.lazy.flatMap(\.parentCalls).compactMap { call in
            guard let number = graph.numbers[call.callee.name], !graph.components[number].isRoot else {
                return nil
            }
            let name = call.callee.name
            switch call.argument {
            case .itself: return nil
            case .bootstrap:
                return Warning(
                    at: call.location,
                    "`\(name)` is created below a bare `BootstrapComponent`: no such path is registered, and this "
                        + "traps with \(missingFactory)"
                )
            case .other(let argument):
                return Warning(
                    at: call.location,
                    "`\(name)` is created with 'parent: \(argument)', which Needle does not notice: unless that is a "
                        + "component whose own code creates `\(name)`, this traps with \(missingFactory)"
                )
            }
        }
    }

    /// Components that are created with `parent: self` in a way that links them to no parent.
    var unlinkedCalls: [Warning] {
        graph.files.lazy.flatMap(\.parentCalls).compactMap { call in
            guard case .itself = call.argument, let child = graph.numbers[call.callee.name] else { return nil }
            let name = call.callee.name
            let owner = call.owner.flatMap { graph.numbers[$0] }
            if let owner, graph.components[child].parents.contains(owner) { return nil }
            let reason =
                owner == nil
                ? "Needle sees no component around the code that creates `\(name)`"
                : "Needle reads only the first word of a call, and here that is not `\(name)`"
            return Warning(
                at: call.location,
                "\(reason): the path is not registered, and this traps with \(missingFactory)"
            )
        }
    }
}
