/// Why a request failed, in the words of an alert.
public struct InteractorError: Error, Equatable {
    public let message: String

    public init(message: String) { self.message = message }
}
