import Foundation
import TestSupport

/// A small RIBs app in a repository of its own.
struct SampleTree {
    let folder: TemporaryFolder

    /// Its only provision, without which the check fails.
    static let provision = " var theme: Theme { Theme() } "

    static let source = """
        import RIBs
        final class AppComponent: Component<EmptyDependency>, RootDependency {\(provision)}
        protocol RootDependency: Dependency { var theme: Theme { get } }
        final class RootComponent: Component<RootDependency> { var title: String { "\\(dependency.theme)" } }
        final class RootBuilder: Builder<RootDependency> {
            func build() -> String { RootComponent(dependency: dependency).title }
        }
        func start() -> String {
            RootBuilder(dependency: AppComponent(dependency: EmptyComponent())).build()
        }

        """

    /// A repository with the branches `main`, which is sound and `origin`'s too, and `broken`, which is checked out where
    /// it is wanted.
    init(isBroken: Bool = false) throws {
        folder = try TemporaryFolder(["App/App.swift": Self.source])
        try git("init", "--quiet", "--initial-branch", "main")
        try commit()
        try git("remote", "add", "origin", folder.path)
        guard isBroken else { return }
        try git("switch", "--quiet", "--create", "broken")
        try folder.write(Self.source.replacing(Self.provision, with: ""), to: "App/App.swift")
        try commit()
    }

    func commit() throws {
        try git("add", "--all")
        try git("-c", "user.name=Test", "-c", "user.email=test@example.org", "commit", "--quiet", "--message", "Change")
    }

    @discardableResult
    func git(_ arguments: String...) throws -> String {
        guard let git = Program(named: "git") else { throw MissingProgram(name: "git") }
        let run = try git.run(arguments, in: folder.path)
        guard run.isSuccess else { throw FailedRun(messages: run.messages) }
        return run.output
    }
}

struct MissingProgram: Error { let name: String }

struct FailedRun: Error { let messages: String }
