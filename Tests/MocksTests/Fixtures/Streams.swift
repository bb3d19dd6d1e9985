/// @mockable
protocol Streams: AnyObject {
    var events: Observable<Int> { get }
    var texts: Observable<[String: (Int, String)]> { get set }
    var own: PublishSubject<User> { get }
    func observe(_ id: Int) -> Observable<User>
    func subject() -> PublishSubject<Int>
    static var shared: Observable<Int> { get }
}

/// @mockable(rx: replayed = ReplaySubject; current = BehaviorSubject; unknown = BehaviorSubject)
protocol KindsOfSubjects {
    var replayed: Observable<User> { get }
    var current: Observable<Int> { get }
    var unknown: Observable<User> { get }
    var published: Observable<Int> { get }
}

/// @mockable(rx: all = ReplaySubject)
protocol AllReplayed {
    var replayedAlways: Observable<Int> { get }
}

/// @mockable
protocol InheritsReplayed: AllReplayed {
    var notReplayed: Observable<Int> { get }
}

/// @mockable(combine: current = CurrentValueSubject)
protocol Publishers {
    var values: AnyPublisher<Int, Never> { get }
    var current: AnyPublisher<String, Failure1> { get set }
    func publisher() -> AnyPublisher<User, Never>
}
