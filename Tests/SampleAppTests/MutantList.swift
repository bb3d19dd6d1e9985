/// All mutants of the sample.
enum MutantList {
    /// Made once: each run of the tests has the same.
    static let all = Result {
        let sample = try Sample.read.get()
        let sites = try SampleSites()
        return try ProvisionMutants(sample: sample, sites: sites).all()
            + RequirementMutants(sample: sample, sites: sites).all() + TreeMutants(sample: sample, sites: sites).all()
            + GeneratedMutants(sample: sample, sites: sites).all()
    }
}
