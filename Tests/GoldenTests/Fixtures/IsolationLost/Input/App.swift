import RIBs

// Root may read the tide on the main actor only, and Pier wants it without: no pass-through can be right. What both want
// on the main actor passes.

protocol RootDependency: Dependency {
    @MainActor var tide: Int { get }
    @MainActor var light: Int { get }
}

final class RootComponent: Component<RootDependency> {}

final class RootBuilder: Builder<RootDependency> {
    func build() { PierBuilder(dependency: RootComponent(dependency: dependency)).build() }
}

protocol PierDependency: Dependency {
    var tide: Int { get }
    @MainActor var light: Int { get }
}

final class PierComponent: Component<PierDependency> {}

final class PierBuilder: Builder<PierDependency> {
    func build() { print(PierComponent(dependency: dependency).dependency.tide) }

    @MainActor
    func shine() { print(dependency.light) }
}

final class AppComponent: EmptyComponent, RootDependency {
    @MainActor var tide: Int { 1 }
    @MainActor var light: Int { 2 }
}

enum Harbour {
    static func open() { RootBuilder(dependency: AppComponent()).build() }
}
