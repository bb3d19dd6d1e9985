/// Every requirement, changed or with one more beside it.
struct RequirementMutants {
    let sample: Sample
    let sites: SampleSites

    func all() throws -> [Mutant] {
        try sites.requirements.flatMap { site in
            let added = "\n    var flightRecorder: String { get }"
            return [
                try mutant(
                    .requirementAdded,
                    site,
                    site.inserting(added, at: site.declaration.range.end),
                    rule: "missing-provider",
                    property: "flightRecorder"
                ),
                try mutant(
                    .requirementRetyped,
                    site,
                    site.replacing(site.declaration.type, with: "\(site.type)?"),
                    rule: "type-mismatch",
                    property: site.name
                ),
            ]
        }
    }

    private func mutant(
        _ kind: Mutant.Kind,
        _ site: Site,
        _ text: String,
        rule: String,
        property: String
    ) throws -> Mutant {
        let changes: [String: String] = [site.file.path: text]
        let finder = LocationFinder(sample: sample, changes: changes)
        let expected = try finder.expectation(rule, requirement: property, of: site.scope)
        return Mutant(kind, "\(site.scope)Dependency.\(site.name)", changes: changes, expected: [expected])
    }
}
