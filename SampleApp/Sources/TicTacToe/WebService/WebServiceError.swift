/// The reason for which the web service refused a request, worded for an alert.
enum WebServiceError: Error, Equatable, CustomStringConvertible {
    case alreadyLoggedIn
    case nameTaken(String)
    case samePlayer(String)
    case unknownAccount(String)

    var description: String {
        switch self {
        case .alreadyLoggedIn: "Somebody is logged in already."
        case .nameTaken(let name): "There is an account named \(name) already."
        case .samePlayer(let name): "\(name) cannot play against \(name)."
        case .unknownAccount(let name): "There is no account named \(name)."
        }
    }
}
