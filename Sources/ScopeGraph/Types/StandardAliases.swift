/// Typealiases of the standard library, Foundation and the C interface that apps use for stored types.
enum StandardAliases {
    private static let simple: [String: String] = [
        "CBool": "Bool", "CChar": "Int8", "CDouble": "Double", "CFloat": "Float", "CInt": "Int32", "CLong": "Int",
        "CLongLong": "Int64", "CShort": "Int16", "CSignedChar": "Int8", "CUnsignedChar": "UInt8",
        "CUnsignedInt": "UInt32", "CUnsignedLong": "UInt", "CUnsignedLongLong": "UInt64", "CUnsignedShort": "UInt16",
        "Float32": "Float", "Float64": "Double", "TimeInterval": "Double", "NSTimeInterval": "Double",
    ]

    private static let names = NameFilter(simple.keys)

    /// What a name stands for, if it is one of them and the sources do not declare it otherwise.
    static func meaning(of name: String) -> StaticType? {
        if name == "Codable" {
            return .composition([.named("Decodable", arguments: []), .named("Encodable", arguments: [])])
        }
        // Most names are none of them, and that is found out sooner so.
        return names.number(of: name) == nil ? nil : simple[name].map { .named($0, arguments: []) }
    }
}
