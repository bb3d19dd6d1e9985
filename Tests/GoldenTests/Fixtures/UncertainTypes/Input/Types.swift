import RIBs

final class Relay<Value> { init(value: Value) {} }

struct Box<Value> {
    typealias Content = Value
    typealias Contents = [Content]
}

final class Client { init?(name: String) { return nil } }

enum Scale: Int { case day, week }

protocol Storing {}

protocol Keeping: Storing {}

struct Palette {}

enum Station {
    struct Palette {}

    final class Component: RIBs::Component<EmptyDependency> {
        let own = Palette()
        var stored = 0
    }
}
