import SwiftReader

/// Where generated code names a type or fulfils a protocol in a way that cannot work.
extension Generation {
    /// Types that the generated file cannot name, and components that have another name when the app runs.
    var unreachableNames: [Remark] {
        var remarks: [Remark] = []
        for component in registered {
            let declared = component.declared
            if declared.oddities.contains(.isGeneric) {
                remarks.append(
                    Remark(
                        at: declared.place,
                        "`\(component.name)` is generic: when the app runs, its path is not the one that is registered, and "
                            + "making it traps with \(missingFactory)"
                    )
                )
            }
            if let reason = declared.oddities.whyNotNamed {
                remarks.append(
                    Remark(
                        .note,
                        at: declared.place,
                        "`\(component.name)` \(reason): the generated file cannot be compiled with NEEDLE_DYNAMIC"
                    )
                )
            }
        }
        for (component, provider) in writtenClasses {
            for source in provider.sources.map({ graph.components[$0.component].declared }) {
                let generic =
                    source.oddities.contains(.isGeneric) ? "is generic, and Needle leaves its arguments out" : nil
                guard let reason = source.oddities.whyNotNamed ?? generic else { continue }
                remarks.append(Self.notNamed(source.name, source.place, reason, component))
            }
            if let dependency = component.dependency.map({ graph.dependencies[$0].declared }),
                let reason = dependency.oddities.whyNotNamed
            {
                remarks.append(Self.notNamed(dependency.name, dependency.place, reason, component))
            }
        }
        return remarks
    }

    private static func notNamed(_ name: String, _ place: Place, _ reason: String, _ component: LinkedComponent)
        -> Remark
    {
        Remark(
            at: place,
            "`\(name)` \(reason): the provider of `\(component.name)`, which names it, cannot be compiled"
        )
    }

    /// Dependencies that ask for what no provider has.
    var unmetRequirements: [Remark] {
        let byName = Dictionary(graph.dependencies.map { ($0.declared.name, $0.declared) }) { first, _ in first }
        return writtenClasses.flatMap { component, _ -> [Remark] in
            guard let dependency = component.dependency.map({ graph.dependencies[$0].declared }) else { return [] }
            var wants = dependency.otherRequirements.map { "asks for `\($0)`" }
            wants += dependency.properties.filter(\.isSettable).map { "asks to set `\($0.name)`" }
            let names = Set(dependency.properties.map(\.name))
            if names.count < dependency.properties.count { wants.append("asks for one name twice") }
            for base in dependency.laterBases {
                let lost = byName[base]?.properties.filter { !names.contains($0.name) } ?? []
                wants += lost.map { "asks for `\($0.name)` by way of `\(base)`, where Needle does not look" }
            }
            return wants.map { want in
                Remark(
                    at: dependency.place,
                    "`\(dependency.name)` \(want): the provider of `\(component.name)` cannot be compiled"
                )
            }
        }
    }

    /// What works only without `NEEDLE_DYNAMIC`.
    var dynamicGaps: [Remark] {
        let internals = writtenClasses.flatMap { component, provider in
            zip(graph.requirements(of: component), provider.suppliers).compactMap { property, supplier -> Remark? in
                let source = graph.components[supplier.component]
                let offered = source.properties.filter { $0.key == property.key }
                guard supplier.way == .own, let found = offered.first, offered.allSatisfy(\.isInternal) else {
                    return nil
                }
                return Remark(
                    .note,
                    at: found.place,
                    "`\(found.name)` of `\(source.name)` is internal: with NEEDLE_DYNAMIC it is not registered, and reading it "
                        + "traps"
                )
            }
        }
        let registered = registered
        let dependencies = Set(registered.compactMap(\.dependency)).map { graph.dependencies[$0].declared }
        let offered = registered.filter { !$0.isLeaf }.flatMap(\.properties).filter { !$0.isInternal }
        let broken = (dependencies.flatMap(\.properties) + offered).filter { $0.type.contains("\n") }.map { property in
            Remark(
                .note,
                at: property.place,
                "The type of `\(property.name)` stands on several lines: the generated file cannot be compiled with "
                    + "NEEDLE_DYNAMIC"
            )
        }
        return internals + broken
    }
}

extension Oddities {
    /// Why another file cannot name the type; `nil` where it can.
    fileprivate var whyNotNamed: String? {
        if contains(.isPrivate) { return "is private" }
        return contains(.isNested) ? "stands inside another type, and Needle writes its bare name" : nil
    }
}
