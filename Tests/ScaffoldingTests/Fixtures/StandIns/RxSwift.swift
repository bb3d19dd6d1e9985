// The part of RxSwift that the fixtures use.

public class Observable<Element> {
    public init() {}
}

public final class PublishSubject<Element>: Observable<Element> {}
