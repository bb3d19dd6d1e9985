import RIBs

public protocol ReceiptDependency: Dependency {
    var width: Int { get }
}

final class ReceiptComponent: Component<ReceiptDependency> {}

final class ReceiptBuilder: Builder<ReceiptDependency> {
    func build() { print(ReceiptComponent(dependency: dependency).dependency.width) }
}

// A class without the conformance is compiled for other systems only.
#if os(iOS) || os(tvOS)
    class Screen<Content> {
        func printReceipt(_ content: Content) { print(content) }
    }
#endif

#if os(macOS) || os(Linux)
    class Screen<Content>: ReceiptDependency {
        let width = 80

        func printReceipt(_ content: Content) { ReceiptBuilder(dependency: self).build() }
    }

    func preview(_ screen: Screen<String>) {
        ReceiptBuilder(dependency: screen).build()
    }
#endif

// An extension of both classes.
#if os(Windows)
    final class Till {
        let width = 40
    }
#else
    final class Till {
        let columns = 20
        var width: Int { columns * 2 }
    }
#endif

extension Till: ReceiptDependency {
    func close() { ReceiptBuilder(dependency: self).build() }
}

func closeAll(_ tills: [Till]) {
    for till in tills { ReceiptBuilder(dependency: till).build() }
}

// Previews are built without the module that needs a public property.
public final class Stall {
    #if PREVIEWS
        var width: Int { 20 }
    #else
        public var width: Int { 40 }
    #endif
}

#if !PREVIEWS
    extension Stall: ReceiptDependency {
        func close() { ReceiptBuilder(dependency: self).build() }
    }
#endif

// A type that has to conform, with another declaration for other systems.
#if os(iOS) || os(tvOS)
    struct Linen {}
#endif

#if os(macOS) || os(Linux)
    protocol Fabric {}

    struct Linen: Fabric {}

    protocol AwningDependency: Dependency {
        associatedtype Cloth: Fabric
        var cloth: Cloth { get }
    }

    final class AwningBuilder: Builder<any AwningDependency> {
        func build() { print(dependency.cloth) }
    }

    final class Awning: AwningDependency {
        let cloth = Linen()

        func fold() { AwningBuilder(dependency: self).build() }
    }
#endif
