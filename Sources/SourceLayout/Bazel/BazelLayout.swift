/// The layout that a build file of Bazel or Buck defines for its folder: its targets and those of other packages that
/// compile its files, or otherwise the folder as one module.
struct BazelLayout: BuildSystemLayout {
    let package: BazelPackage
    let listing: BazelListing

    var tellsFilesApart: Bool { listing.tellsFilesApart(in: package.folder) }

    func placement(of location: String) -> Placement? {
        let customary = package.customary.placement(of: location)
        guard let (module, isNamed) = listing.module(of: location) else {
            guard case .module(let guessed, _)? = customary,
                package.isLiteral || listing.excludes(location, from: guessed.name)
            else { return customary }
            return .leftOut(why: .unlisted(project: package.evidence), suggestion: guessed)
        }
        if isNamed { return .module(module, isCertain: true) }
        // The folder decides the module, but not which targets share the files.
        guard case .module(let guessed, let isCertain)? = customary, guessed.name == module.name else {
            return customary
        }
        return .module(module, isCertain: isCertain)
    }
}
