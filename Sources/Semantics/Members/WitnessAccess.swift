import SwiftReader

extension Access {
    /// The least access of a member that meets a requirement: that of the type and of the protocol, and never `open`.
    package static func ofWitness(in type: Access, for protocolAccess: Access) -> Access {
        min(type, protocolAccess, .public)
    }
}
