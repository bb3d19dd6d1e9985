// Both targets import it, with an implementation on each system.

#if os(watchOS)
    public protocol Signalling: AnyObject {
        func signal(times: Int)
    }

    extension Signalling {
        public func signal(times: Int) {}
    }
#else
    public protocol Signalling: AnyObject {
        func signal(times: Int)
    }

    extension Signalling {
        public func signal(times: Int) { print(times) }
    }
#endif
