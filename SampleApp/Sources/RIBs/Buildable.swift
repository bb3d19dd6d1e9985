/// A builder of a RIB. Parents store their children's builders as such protocols, so that tests can replace them.
public protocol Buildable: AnyObject {}
