import RIBs

final class Stage {}

@propertyWrapper
struct Weak<Value: AnyObject> {
    weak var wrappedValue: Value?
}

@propertyWrapper
struct Volume {
    private var level = 0
    init(wrappedValue: Int) { self.wrappedValue = wrappedValue }
    var wrappedValue: Int {
        get { level }
        set { level = min(newValue, 11) }
    }
}

@propertyWrapper
struct Kept<Value> {
    let wrappedValue: Value
}

@propertyWrapper
struct Label {
    let key: String
    init(_ key: String) { self.key = key }
    var wrappedValue: String { key }
}

@propertyWrapper
struct Slot<Value> {
    var wrappedValue: Value? { nil }
}

protocol StudioDependency: Dependency {
    var stage: Stage? { get set }
    var volume: Int { get set }
    var tempo: Double { get }
    var title: String { get }
    var microphones: Int? { get }
}

/// All of it is right.
final class StudioHost: Component<EmptyDependency>, StudioDependency {
    @Weak var stage = Stage()
    @Volume var volume = 3
    @Kept var tempo = 120.0
    @Label("studio") var title
    @Slot<Int> var microphones

    init() { super.init(dependency: EmptyComponent()) }
}

/// None of it is.
final class StudioDouble: Component<EmptyDependency>, BoothDependency {
    @Weak var stage = Stage()
    @Kept var volume = 3
    @Label("booth") var number
    @Slot<Int> var microphones

    init() { super.init(dependency: EmptyComponent()) }
}

protocol BoothDependency: Dependency {
    var stage: Stage { get }
    var volume: Int { get set }
    var number: Int { get }
    var microphones: Int { get }
}

final class StudioComponent: Component<StudioDependency> {
    func play() -> [Any?] {
        dependency.volume += 1
        return [dependency.stage, dependency.tempo, dependency.title, dependency.microphones]
    }
}

final class BoothComponent: Component<BoothDependency> {
    func play() -> [Any] {
        dependency.volume += 1
        return [dependency.stage, dependency.number, dependency.microphones]
    }
}

func open() {
    _ = StudioComponent(dependency: StudioHost()).play()
    _ = BoothComponent(dependency: StudioDouble()).play()
}
