import Tools

/// Names no type of `Tools` but the actor.
public protocol HasScrews: AnyObject {
    @Bench var screws: Int { get }
}
