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

class Spine {}

final class Binding: Spine {}

protocol Bound: AnyObject {
    associatedtype Cover: Spine
    var spine: Spine! { get }
    var title: String? { get }
    func cover() -> Cover
    func bind() -> Spine
}

/// What conforms is the superclass, so that neither the types of overriding members nor a typealias of the subclass
/// count.
class ScrollComponent: Component<EmptyDependency>, Bound {
    var spine: Spine! { nil }
    var title: String? { nil }

    func cover() -> Spine { Spine() }
    func bind() -> Spine { Spine() }
}

final class ParchmentComponent: ScrollComponent {
    typealias Cover = String

    override var spine: Binding { Binding() }
    override var title: String { "Annals" }

    override func cover() -> Binding { Binding() }
    override func bind() -> Binding { Binding() }
}

final class BindingBuilder: Builder<any Bound> {
    func build() { print(dependency.spine as Any, dependency.title as Any) }
}

protocol Perishable {
    associatedtype Damage: Error
    func repair(_ damage: Damage)
}

protocol Rated {
    static func price() -> Int
}

struct Tear: Error, Equatable {}

/// Its parameter is more than the associated type of the same name has to be.
final class FolioComponent<Damage: Error>: Component<EmptyDependency> {}

extension FolioComponent: Perishable {
    func repair(_ damage: Damage) {}
}

extension FolioComponent: Rated where Damage: Equatable {
    static func price() -> Int { 3 }
}

final class AuctionBuilder<Lot: Rated>: Builder<Lot> {}

func open() throws {
    print(AuctionBuilder(dependency: FolioComponent<Tear>(dependency: EmptyComponent())))
    BindingBuilder(dependency: ParchmentComponent(dependency: EmptyComponent())).build()
    let catalog = CatalogComponent<Shelf, String>()
    let label = LabelComponent(rawValue: "fiction")
    let vault = try VaultComponent(from: "1912")
    print(ClearingBuilder(dependency: catalog), PrintingBuilder(dependency: label), RestoringBuilder(dependency: vault))
}
