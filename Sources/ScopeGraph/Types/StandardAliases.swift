/// Typealiases of the standard library, Foundation and the C interface that apps use for stored types.
enum StandardAliases {
    private static let simple: [String: String] = [
        "CBool": "Bool", "CChar": "Int8", "CDouble": "Double", "CFloat": "Float", "CInt": "Int32", "CLong": "Int",
        "CLongLong": "Int64", "CShort": "Int16", "CSignedChar": "Int8", "CUnsignedChar": "UInt8",
        "CUnsignedInt": "UInt32", "CUnsignedLong": "UInt", "CUnsignedLongLong": "UInt64", "CUnsignedShort": "UInt16",
        "Float32": "Float", "Float64": "Double", "TimeInterval": "Double", "NSTimeInterval": "Double",
    ]

    private static let longestName = 17

    /// What a name stands for, if it is one of them and the sources do not declare it otherwise.
    static func meaning(of name: String) -> StaticType? {
        guard name.utf8.count <= longestName else { return nil }
        if name == "Codable" {
            return .composition([.named("Decodable", arguments: []), .named("Encodable", arguments: [])])
        }
        return simple[name].map { .named($0, arguments: []) }
    }
}
