import Tools

/// Names no type of `Tools` but the actor.
public protocol HasScrews: AnyObject {
    @Bench var screws: Int { get }
}

/// Names no type of `Tools` but the error.
public protocol HasNails: AnyObject {
    var nails: Int { get throws(Jam) }
}
