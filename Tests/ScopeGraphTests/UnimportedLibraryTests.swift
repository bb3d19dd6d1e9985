import Semantics
import Testing

@testable import ScopeGraph

/// Files that name a library without importing it.
struct UnimportedLibraryTests {
    @Test(
        arguments: [
            ("import RIBs", []), ("", ["Dependency"]), ("import Foundation", ["Dependency"]),
            // A module without sources may export the library.
            ("import CutleryKit", []),
        ]
    )
    func aFileImportsWhatItNames(imports: String, missing: [String]) {
        let kitchen = module(
            "Kitchen",
            "import RIBs\nfinal class KitchenComponent: Component<EmptyDependency> {}",
            "\(imports)\nprotocol PanDependency: Dependency {}"
        )
        let model = GraphAssembly(reading: [kitchen], .usual, .single).tree().model
        #expect(model.answer { model, _ in model.unimportedLibraries().map(\.name) } == missing)
    }

    @Test("Of several libraries, it is the one that other files of the module import", arguments: [false, true])
    func theLibraryIsThatOfTheModule(isOfComponent: Bool) {
        let kitchen = module(
            "Kitchen",
            "import NeedleFoundation\nfinal class KitchenComponent: BootstrapComponent {}",
            isOfComponent
                ? "final class PanComponent: Component<EmptyDependency> {}" : "protocol PanDependency: Dependency {}"
        )
        let model = GraphAssembly(reading: [kitchen], .usual, .single).tree().model
        let found = model.answer { model, _ in model.unimportedLibraries().map { [$0.name, $0.module] } }
        #expect(found == [[isOfComponent ? "Component" : "Dependency", "NeedleFoundation"]])
    }

    @Test("A typealias of the sources is visible without the library", arguments: ["Component", "Scope", "Assembly"])
    func aTypealiasNeedsNoImport(of library: String) {
        let kitchen = module(
            "Kitchen",
            "import RIBs\ntypealias \(library)<Need> = RIBs.Component<Need>",
            "final class PanComponent: \(library)<PanDependency> {}",
            "import RIBs\nprotocol PanDependency: Dependency {}"
        )
        let model = GraphAssembly(reading: [kitchen], .usual, .single).tree().model
        #expect(model.answer { model, _ in model.unimportedLibraries().map(\.name) }.isEmpty)
    }
}
