import CommandTestSupport
import TestSupport
import Testing

@testable import ThimbleCommands

/// Needle components that an app and its widget compile.
@Suite struct SharedNeedleComponentTests {
    private static func root(_ name: String) -> String {
        """
        import NeedleFoundation
        import \(name)Kit
        final class \(name)Component: BootstrapComponent {
            let rate = 1.5
            let amount = 2
            var account: AccountComponent { AccountComponent(parent: self) }
        }
        """
    }

    private static let files = [
        "project.yml": """
        name: Bank
        targets:
          Bank: {type: application, platform: iOS, sources: [Shared, App]}
          BankWidget: {type: app-extension, platform: iOS, sources: [Shared, Widget]}
        """,
        "Shared/Account.swift": """
        import NeedleFoundation
        protocol AccountDependency: Dependency { var rate: Double { get } }
        final class AccountComponent: Component<AccountDependency> {
            var interest: Double { dependency.rate }
        }
        """,
        "App/App.swift": root("App"),
        "Widget/Widget.swift": root("Widget"),
    ]

    private static let loan = """
        import NeedleFoundation
        protocol LoanDependency: Dependency { var amount: Int { get } }
        final class LoanComponent: Component<LoanDependency> { var total: Int { dependency.amount } }
        extension AccountComponent { var loan: LoanComponent { LoanComponent(parent: self) } }
        """

    @Test func theProvidersOfATargetNameOnlyWhatItCompiles() throws {
        let folder = try TemporaryFolder(Self.files.merging(["App/Loan.swift": Self.loan]) { $1 })
        let outcome = thimble("generate", "--dialect", "needle", folder.path)
        #expect(outcome.code == 0, "\(outcome.errors)")
        let own = try folder.text(of: "App/NeedleGenerated.swift")
        #expect(own.contains("\"^->AppComponent->AccountComponent->LoanComponent\""))
        #expect(own.contains("import AppKit\n"))
        let other = try folder.text(of: "Widget/NeedleGenerated.swift")
        #expect(other.contains("\"^->WidgetComponent->AccountComponent\""))
        #expect(!other.contains("Loan"))
        #expect(!other.contains("import Bank\n"))
        #expect(!other.contains("import AppKit\n"))
        #expect(other.contains("import WidgetKit\n"))
    }
}
