import Reporters

/// Addresses at which source files can be opened, made from a template.
struct SourceLinks {
    /// An unusable template.
    struct Fault: Error {
        let message: String
    }

    private let template: String

    /// - Parameter template: an address with `{path}`, the absolute path of a file, or `{file}`, its path in the
    ///   repository, and possibly `{line}` and `{column}`.
    init(_ template: String) throws(Fault) {
        guard template.contains("{path}") || template.contains("{file}") else {
            throw Fault(message: "it contains neither '{path}' nor '{file}'")
        }
        let scheme = template.prefix { $0 != ":" }.lowercased()
        guard scheme.utf8.count < template.utf8.count, Self.isScheme(scheme) else {
            throw Fault(message: "it is not an address such as 'https://…' or 'vscode://…'")
        }
        guard !["javascript", "data", "vbscript"].contains(scheme) else {
            throw Fault(message: "an address that begins with '\(scheme):' is code, not a link")
        }
        self.template = template
    }

    /// The address of a file, in which `{line}` and `{column}` are still to be replaced.
    ///
    /// - Parameter file: a name as in `SourceLocation.file`.
    func address(of file: String, in sources: some SourceIndex) -> String {
        template.replacing("{path}", with: Self.encoded(sources.absolutePath(of: file)))
            .replacing("{file}", with: Self.encoded(sources.repositoryPath(of: file)))
    }

    /// The address of a file whose folder is not known.
    func address(of file: String) -> String {
        template.replacing("{path}", with: Self.encoded(file)).replacing("{file}", with: Self.encoded(file))
    }

    private static func isScheme(_ text: String) -> Bool {
        let isPlain = text.utf8.allSatisfy { byte in
            UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
                || "+-.".utf8.contains(byte)
        }
        return isPlain && text.first?.isLetter == true
    }

    /// A path in which all bytes but letters, digits and a few signs are percent-encoded.
    private static func encoded(_ path: String) -> String {
        var result = ""
        for byte in path.utf8 {
            let scalar = Unicode.Scalar(byte)
            if byte < 0x80,
                scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                    || "/-._~".unicodeScalars.contains(scalar)
            {
                result.unicodeScalars.append(scalar)
            } else {
                let digits = String(byte, radix: 16, uppercase: true)
                result += "%\(digits.count == 1 ? "0" : "")\(digits)"
            }
        }
        return result
    }
}
