public protocol HasTicket: AnyObject {
    var ticket: Int { get }
}
