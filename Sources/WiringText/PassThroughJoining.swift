import ScopeGraph

extension WiringPlan {
    /// The same wirings, with each generated protocol only at the first of the scopes that need it: several scopes,
    /// above all a superclass and its subclass, may share a dependency.
    func joined(_ wirings: [ChildWiring]) -> [ChildWiring] {
        var locations: [Key: Int] = [:]
        var result: [ChildWiring] = []
        for wiring in wirings {
            guard let key = Key(wiring, in: graph), let passThrough = wiring.passThrough else {
                result.append(wiring)
                continue
            }
            guard let location = locations[key] else {
                locations[key] = result.count
                result.append(wiring)
                continue
            }
            result[location] = result[location].with(result[location].passThrough.map { joined($0, passThrough) })
            result.append(wiring.with(nil))
        }
        return result.filter { !$0.isEmpty }
    }

    private struct Key: Hashable {
        let module: Int
        let name: String

        init?(_ wiring: ChildWiring, in graph: ScopeGraph) {
            guard let name = wiring.passThrough?.name, let home = graph.scopes[wiring.parent].dependency?.module else {
                return nil
            }
            module = home
            self.name = name
        }
    }

    private func joined(_ one: PassThroughProtocol, _ other: PassThroughProtocol) -> PassThroughProtocol {
        var needs = one.needs
        for added in other.needs {
            let same = needs.firstIndex { known in
                known.first.map { resolution.needs[$0].name } == added.first.map { resolution.needs[$0].name }
                    && known.first.map { resolution.needs[$0].type } == added.first.map { resolution.needs[$0].type }
            }
            if let same { needs[same] += added } else { needs.append(added) }
        }
        needs.sort { left, right in
            guard let one = left.first, let other = right.first else { return left.count < right.count }
            return resolution.needs[one].name < resolution.needs[other].name
        }
        return PassThroughProtocol(name: one.name, needs: needs)
    }
}
