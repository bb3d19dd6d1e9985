import Semantics
import SwiftReader

extension SourceTable {
    /// The name of the type that a call at a location creates, as it is written there; `nil` if the call does not name a
    /// type.
    package func callee(at location: SourceLocation) -> String? {
        guard let source = self[location.file], let start = source.offset(of: location), start < source.bytes.count
        else {
            return nil
        }
        let isPart: (UInt8) -> Bool = { byte in
            byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_") || byte >= 128
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 32)
        }
        let path = source.bytes[Int(start)...].prefix(while: isPart)
        let names = path.split(separator: UInt8(ascii: ".")).filter { $0 != Array("init".utf8)[...] }
        let types = names.drop { !($0.first.map((UInt8(ascii: "A")...UInt8(ascii: "Z")).contains) ?? false) }
        guard let last = types.last, let first = last.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first)
        else { return nil }
        return types.map { String(decoding: $0, as: UTF8.self) }.joined(separator: ".")
    }
}
