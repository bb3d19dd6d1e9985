import RIBs
import Shelves

protocol ClearingDependency: AnyObject {
    func clear(for key: Shelf)
}

protocol Sorting {
    func sort(for key: Shelf)
}

/// The clause limits the generic parameters of the component, and the members are those of the extension.
extension CatalogComponent: ClearingDependency where Key == Shelf, Entry == String {
    func clear(for key: Shelf) {}
}

extension CatalogComponent: Sorting where Key == Shelf {
    func sort(for key: Shelf) {}
}

final class ClearingBuilder: Builder<ClearingDependency> {}

final class LabelComponent: Component<EmptyDependency>, RawRepresentable, Printable {
    typealias RawValue = String
    let rawValue: String

    init(rawValue: String) {
        self.rawValue = rawValue
        super.init(dependency: EmptyComponent())
    }
}

final class PrintingBuilder: Builder<Printable> {}

/// No one else makes it, so its initializer is internal.
public final class VaultComponent: ArchiveComponent {
    required init(from text: String) throws { try super.init(from: text) }
}

final class RestoringBuilder: Builder<Restorable> {}

func open() throws {
    let catalog = CatalogComponent<Shelf, String>()
    let label = LabelComponent(rawValue: "fiction")
    let vault = try VaultComponent(from: "1912")
    print(ClearingBuilder(dependency: catalog), PrintingBuilder(dependency: label), RestoringBuilder(dependency: vault))
}
