import ScopeRules
import Modules
import SwiftReader

/// What the user asks for.
package struct NewRIBRequest: Sendable {
    package let name: RIBName
    /// An index into `ScopeGraph.scopes`.
    package let parent: Int
    /// The name of the module for the new RIB; `nil` for that of the parent.
    package let module: String?
    /// The absolute path of the folder that contains the new RIB or its folder; `nil` for the usual place.
    package let folder: String?
    package let isViewless: Bool
    /// Whether the parent has to be a component of Needle. One of Needle gets a child of Needle in any case.
    package let wantsNeedle: Bool
    package let wantsTests: Bool
    /// What is expanded in place of the usual files; `nil` for those.
    package let template: Template?
    /// The values of the template's options.
    package let templateValues: [String: String]

    package init(
        name: RIBName,
        parent: Int,
        module: String?,
        folder: String?,
        isViewless: Bool,
        wantsNeedle: Bool = false,
        wantsTests: Bool,
        template: Template? = nil,
        templateValues: [String: String] = [:]
    ) {
        self.name = name
        self.parent = parent
        self.module = module
        self.folder = folder
        self.isViewless = isViewless
        self.wantsNeedle = wantsNeedle
        self.wantsTests = wantsTests
        self.template = template
        self.templateValues = templateValues
    }
}

/// Why nothing can be written.
package struct ScaffoldRefusal: Error {
    package let message: String

    package init(_ message: String) { self.message = message }
}

/// The sources that are scaffolded in.
package struct ScaffoldSources: Sendable {
    package let modules: [ModuleSources]
    package let subject: RuleSubject
    /// The absolute path of a file, by its name.
    package let location: @Sendable (String) -> String
    /// The absolute path of the folder of each module.
    package let folders: [String]
    /// The names of the files of tests that `thimble mock` wrote, each with the command in it.
    package let mocks: [String: String]
    /// The manifests of packages, by their folders.
    package let manifests: [String: SourceFile]

    package init(
        modules: [ModuleSources],
        subject: RuleSubject,
        location: @escaping @Sendable (String) -> String,
        folders: [String],
        mocks: [String: String],
        manifests: [String: SourceFile] = [:]
    ) {
        self.modules = modules
        self.subject = subject
        self.location = location
        self.folders = folders
        self.mocks = mocks
        self.manifests = manifests
    }

    /// The tests that can use a module.
    func tests(of module: Module) -> [Int] {
        modules.indices.filter { number in
            let other = modules[number].module
            guard other.kind == .test else { return false }
            if let dependencies = other.dependencies { return dependencies.contains(module.name) }
            return modules[number].files.contains { $0.importedModules.contains(module.name) }
        }
    }
}
