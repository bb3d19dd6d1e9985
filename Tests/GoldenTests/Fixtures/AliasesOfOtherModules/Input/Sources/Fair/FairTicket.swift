public import Tickets

extension FairComponent {
    public var ticket: Int { 1 }
}

/// A public conformance to it shows the protocol of the other module.
public typealias RideDependency = HasTicket
