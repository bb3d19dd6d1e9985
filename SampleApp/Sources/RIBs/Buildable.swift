/// What can build a RIB. Parents hold their children's builders by such a protocol, so that tests can replace them.
public protocol Buildable: AnyObject {}
