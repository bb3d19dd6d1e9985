import TextFormats

/// A message of the client.
enum IncomingMessage {
    case request(RequestID, method: String, JSONValue?)
    case notification(method: String, JSONValue?)
    /// The answer to a request of the server.
    case response(RequestID?, isError: Bool)

    /// Content that is not a message.
    struct Fault: Error {
        /// The request that the answer names; `nil` if there is none.
        let id: RequestID?
        let error: ResponseError
    }

    init(_ content: [UInt8]) throws(Fault) {
        let value: JSONValue
        do throws(JSONFault) {
            value = try JSONReader.read(content)
        } catch {
            let location = "line \(error.location.line), column \(error.location.column)"
            let reason = "The content is not JSON: \(error.message.prefix(200)) (\(location))."
            throw Fault(id: nil, error: ResponseError(.parseError, reason))
        }
        guard case .object = value.content else {
            let reason = "A message is an object, not \(value.kind). Batches are not part of the protocol."
            throw Fault(id: nil, error: ResponseError(.invalidRequest, reason))
        }
        let id = value["id"].flatMap { RequestID($0) }
        guard let method = value["method"] else {
            guard value["result"] != nil || value["error"] != nil else {
                let reason = "A message has a method, or it answers a request."
                throw Fault(id: id, error: ResponseError(.invalidRequest, reason))
            }
            self = .response(id, isError: value["error"] != nil)
            return
        }
        guard case .string(let method) = method.content else {
            throw Fault(id: id, error: ResponseError(.invalidRequest, "The method is a string, not \(method.kind)."))
        }
        if let parameters = value["params"], !parameters.isStructure {
            let reason = "The parameters are an object or a list, not \(parameters.kind)."
            throw Fault(id: id, error: ResponseError(.invalidRequest, reason))
        }
        guard let given = value["id"] else {
            self = .notification(method: method, value["params"])
            return
        }
        guard let id else {
            let reason = "The id of a request is a number or a string, not \(given.kind)."
            throw Fault(id: nil, error: ResponseError(.invalidRequest, reason))
        }
        self = .request(id, method: method, value["params"])
    }
}
