import CommandTestSupport
import Foundation
import TestSupport

/// An app on disk, and what Thimble says of it and writes for it.
struct FeatureFolder {
    let text: FeatureText
    /// Absolute.
    let path: String
    let generation: Outcome
    let before: [FoundFault]
    let after: [FoundFault]

    var plan: FeaturePlan { text.plan }

    /// - Parameter route: the arguments of `generate`, but for the path.
    init(_ text: FeatureText, below folder: String, route: [String]) throws {
        self.text = text
        path = "\(folder)/\(text.plan.prefix)"
        for (file, content) in text.files { try Files.write(content, to: "\(path)/\(file)") }
        try OptionalRules.enable(in: path)
        before = try FoundFault.all(in: path)
        generation = thimble(["generate"] + route + [path])
        after = try FoundFault.all(in: path)
    }

    /// The files of a module. The generated ones are copied under names of the app's own, and the one function in them
    /// that all apps have too: the compiler takes many apps as one.
    func files(of module: String) throws -> [String] {
        try plan.world.folders(of: module).flatMap { try files(in: "\(path)/\($0)", of: module) }
    }

    private func files(in folder: String, of module: String) throws -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return try names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
            guard !name.hasPrefix(plan.prefix) else { return "\(folder)/\(name)" }
            let text = try Files.text(of: "\(folder)/\(name)")
            let copy = "\(path)/Copies/\(module)/\(plan.prefix)_\(module)\(name)"
            let own = "\(plan.prefix)registerProviderFactories"
            try Files.write(text.replacingOccurrences(of: "registerProviderFactories", with: own), to: copy)
            return copy
        }
    }

    /// Whether the providers of a module are registered.
    func registers(in module: String) throws -> Bool {
        try files(of: module).contains { file in
            guard file.contains("/Copies/") else { return false }
            return try Files.text(of: file).contains("registerProviderFactories()")
        }
    }
}
