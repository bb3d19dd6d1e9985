import TextFormats

/// A message to the client. Results and parameters are JSON.
package enum OutgoingMessage: Sendable {
    case result(RequestID, String)
    /// The id is `nil` if the request could not be read.
    case error(RequestID?, json: String)
    case notification(method: String, parameters: String)
    case request(RequestID, method: String, parameters: String?)

    /// The content of a frame.
    package var json: String {
        var members = ["jsonrpc": jsonString("2.0")]
        switch self {
        case .result(let id, let result):
            members["id"] = id.json
            members["result"] = result
        case .error(let id, let json):
            members["id"] = id?.json ?? "null"
            members["error"] = json
        case .notification(let method, let parameters):
            members["method"] = jsonString(method)
            members["params"] = parameters
        case .request(let id, let method, let parameters):
            members["id"] = id.json
            members["method"] = jsonString(method)
            if let parameters { members["params"] = parameters }
        }
        return jsonObject(members)
    }
}
