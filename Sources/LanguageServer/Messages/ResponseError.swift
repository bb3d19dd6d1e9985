import TextFormats

/// Why a request is not answered.
struct ResponseError: Error {
    /// The codes of JSON-RPC and of the protocol.
    enum Code: Int {
        case parseError = -32700
        case invalidRequest = -32600
        case methodNotFound = -32601
        case invalidParameters = -32602
        case notInitialized = -32002
        case requestFailed = -32803
        case cancelled = -32800
    }

    let code: Code
    let message: String

    init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }

    var json: String { jsonObject(["code": String(code.rawValue), "message": jsonString(message)]) }
}
