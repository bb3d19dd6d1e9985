/// Every provision, changed in every way.
struct ProvisionMutants {
    let sample: Sample
    let sites: SampleSites

    func all() throws -> [Mutant] { try sites.provisions.flatMap { try mutants(of: $0) } }

    private func mutants(of site: Site) throws -> [Mutant] {
        let declaration = site.declaration
        let start = declaration.range.start
        return [
            try mutant(.provisionRemoved, site, site.replacing(declaration.range, with: ""), "missing-provider"),
            try mutant(
                .provisionRenamed,
                site,
                site.replacing(declaration.name, with: "\(site.name)Renamed"),
                "missing-provider"
            ),
            try mutant(
                .provisionRetyped,
                site,
                site.replacing(declaration.type, with: "\(site.type)?"),
                "type-mismatch"
            ),
            try mutant(.provisionPrivate, site, site.inserting("private ", at: start), "inaccessible-provider"),
            try mutant(.provisionStatic, site, site.inserting("static ", at: start), "missing-provider"),
        ]
    }

    private func mutant(_ kind: Mutant.Kind, _ site: Site, _ text: String, _ rule: String) throws -> Mutant {
        let changes: [String: String] = [site.file.path: text]
        let finder = LocationFinder(sample: sample, changes: changes)
        var expected: [Expectation] = []
        if let reader = Oracle.readers(of: site.name, madeBy: site.scope).first {
            expected = [try finder.expectation(rule, requirement: site.name, of: reader)]
        } else if breaksEdge(kind, site) {
            // Nobody below asks for a builder, but where it is gone the parent makes no child any more.
            expected = [try finder.expectation("unknown-dependency", dependencyProtocolOf: site.scope)]
        }
        return Mutant(
            kind,
            "\(site.scope)Component.\(site.name)",
            changes: changes,
            expected: expected,
            member: Mutant.Member(owner: "\(site.scope)Component", name: site.name)
        )
    }

    /// In a static member, `self` is the class: it is handed to no builder.
    private func breaksEdge(_ kind: Mutant.Kind, _ site: Site) -> Bool {
        site.name == "scoreBoardBuilder" && (kind == .provisionRemoved || kind == .provisionStatic)
    }
}
