public import Customs

/// What generated code names instead of the aliases belongs to the module below.
public protocol Boarding: AnyObject {
    typealias Lading<Cargo> = (Cargo, Manifest)
    typealias Papers<Cargo> = [Stamped<Lading<Cargo>>]
}
