import ScopeRules
import Testing

/// Public builders and components whose dependencies are not public.
@Suite struct LessAccessibleDependencyTests {
    private func all(_ source: String) -> [String] {
        findings(in: RuleSubject(source: "import RIBs\n\(source)"), severities: [:])
            .filter { $0.rule == UnknownDependency.id }.map(\.headline.text)
    }

    @Test(
        "are errors",
        arguments: [
            (
                "protocol HomeDependency: Dependency {}\npublic final class HomeBuilder: Builder<HomeDependency> {}",
                "`HomeBuilder` is `public`, but `HomeDependency`, on which it depends, is `internal`"
            ),
            (
                "package protocol HomeDependency: Dependency {}\nopen class HomeBuilder: Builder<HomeDependency> {}",
                "`HomeBuilder` is `open`, but `HomeDependency`, on which it depends, is `package`"
            ),
            (
                "protocol HomeDependency: Dependency {}\npackage class HomeComponent: Component<HomeDependency> {}",
                "`HomeComponent` is `package`, but `HomeDependency`, on which it depends, is `internal`"
            ),
            (
                "private protocol HomeDependency: Dependency {}\nclass HomeBuilder: Builder<HomeDependency> {}",
                "`HomeBuilder` is `internal`, but `HomeDependency`, on which it depends, is `private`"
            ),
            (
                """
                public protocol Theming: Dependency {}
                protocol Tracking: Dependency {}
                public typealias HomeDependency = Theming & Tracking
                public class HomeBuilder: Builder<HomeDependency> {}
                """,
                "`HomeBuilder` is `public`, but `Tracking`, on which it depends, is `internal`"
            ),
            (
                "public enum Home {\nprotocol Needs: Dependency {}\npublic class HomeBuilder: Builder<Needs> {}\n}",
                "`Home.HomeBuilder` is `public`, but `Home.Needs`, on which it depends, is `internal`"
            ),
        ]
    )
    func hidden(source: String, headline: String) {
        #expect(all(source) == [headline])
    }

    @Test(
        "are no errors if",
        arguments: [
            "public protocol HomeDependency: Dependency {}\nopen class HomeBuilder: Builder<HomeDependency> {}",
            "public class HomeBuilder: Builder<EmptyDependency> {}",
            "fileprivate protocol HomeDependency: Dependency {}\nprivate class HomeBuilder: Builder<HomeDependency> {}",
            "private protocol HomeDependency: Dependency {}\nfileprivate class HomeBuilder: Builder<HomeDependency> {}",
            "protocol HomeDependency: Dependency {}\nclass HomeBuilder: Builder<HomeDependency> {}",
            """
            protocol HomeDependency: Dependency {}
            enum Home {
                public class HomeBuilder: Builder<HomeDependency> {}
            }
            """,
            """
            enum Home {}
            protocol HomeDependency: Dependency {}
            extension Home {
                public class HomeBuilder: Builder<HomeDependency> {}
            }
            """,
            """
            #if DEBUG
            public protocol HomeDependency: Dependency {}
            #else
            protocol HomeDependency: Dependency {}
            #endif
            #if DEBUG
            public class HomeBuilder: Builder<HomeDependency> {}
            #endif
            """,
            "public class HomeBuilder: Builder<Unread> {}",
            "public protocol P: Dependency {}\npublic class HomeBuilder<D: P>: Builder<D> {}",
        ]
    )
    func silent(source: String) {
        #expect(all(source).filter { $0.contains("on which it depends, is") }.isEmpty)
    }
}
