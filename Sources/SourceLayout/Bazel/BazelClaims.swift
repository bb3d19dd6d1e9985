/// A target, by the folder of its build file and its position in it.
struct BazelTarget: Hashable {
    let folder: String
    let rule: Int
}

/// What targets compile of one package, their own or another one.
struct BazelClaims {
    struct Claim {
        let target: BazelTarget
        let files: BuildRule.Files
    }

    private(set) var targets: Set<BazelTarget> = []
    /// Whether some target may compile one file of a folder and not another.
    private(set) var tellFilesApart = false
    /// By paths below the folder of the package. A build file may list thousands of files.
    private var ofFiles: [String: [Claim]] = [:]
    private var ofPatterns: [Claim] = []

    mutating func add(_ files: BuildRule.Files, of target: BazelTarget) {
        let claim = Claim(target: target, files: files)
        targets.insert(target)
        if files.pattern.tellsFilesApart || files.exclusions.contains(where: \.tellsFilesApart) {
            tellFilesApart = true
        }
        if let file = files.pattern.file { ofFiles[file, default: []].append(claim) } else { ofPatterns.append(claim) }
    }

    /// Those whose pattern matches a file, even if they exclude it.
    ///
    /// - Parameter path: that of the file below the folder of the package.
    func matching(_ path: String) -> [Claim] {
        (ofFiles[path] ?? []) + ofPatterns.filter { $0.files.pattern.matches(path) }
    }
}
