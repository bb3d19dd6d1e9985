import TextFormats

/// For programs: one document with sorted keys, one line for each change.
package enum JSONDifference: DifferenceText {
    package static let name = "json"

    package static func text(of difference: GraphDifference) -> String {
        jsonDocument([
            "edges": added(difference.addedEdges.map(\.json), difference.removedEdges.map(\.json)),
            "findings": jsonObject([
                "gone": jsonLines(difference.goneFindings.map(\.json)),
                "new": jsonLines(difference.newFindings.map(\.json)),
            ]),
            "renamedModule": difference.renaming.map {
                jsonObject(["new": jsonString($0.new), "old": jsonString($0.old)])
            } ?? "null",
            "requirements": jsonObject([
                "added": jsonLines(difference.addedRequirements.map(requirement)),
                "changed": jsonLines(difference.retypings.map(retyping)),
                "removed": jsonLines(difference.removedRequirements.map(requirement)),
            ]),
            "schemaVersion": "1",
            "scopes": added(difference.addedScopes.map(\.json), difference.removedScopes.map(\.json)),
            "suppliers": jsonObject(["changed": jsonLines(difference.resupplies.map(resupply))]),
        ])
    }

    private static func added(_ added: [String], _ removed: [String]) -> String {
        jsonObject(["added": jsonLines(added), "removed": jsonLines(removed)])
    }

    private static func requirement(_ requirement: GraphDifference.Requirement) -> String {
        jsonObject([
            "name": jsonString(requirement.name), "scope": jsonString(requirement.scope),
            "type": jsonString(requirement.type),
        ])
    }

    private static func retyping(_ retyping: GraphDifference.Retyping) -> String {
        jsonObject([
            "name": jsonString(retyping.name), "new": jsonString(retyping.new), "old": jsonString(retyping.old),
            "scope": jsonString(retyping.scope),
        ])
    }

    private static func resupply(_ resupply: GraphDifference.Resupply) -> String {
        func service(_ providers: [String], _ origins: [String]) -> String {
            jsonObject([
                "origins": jsonArray(origins.map { jsonString($0) }),
                "providers": jsonArray(providers.map { jsonString($0) }),
            ])
        }
        return jsonObject([
            "name": jsonString(resupply.name),
            "new": service(resupply.newProviders, resupply.newOrigins),
            "old": service(resupply.oldProviders, resupply.oldOrigins),
            "scope": jsonString(resupply.scope),
        ])
    }
}
