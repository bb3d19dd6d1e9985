import Semantics
import SwiftReader

extension SourceTable {
    /// The name of the type that a call at a location creates, without its module and enclosing types; `nil` if the
    /// call does not name a type.
    func callee(at location: SourceLocation) -> String? {
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
        let name = path.split(separator: UInt8(ascii: ".")).last { $0 != Array("init".utf8)[...] }
        guard let name, let first = name.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) else {
            return nil
        }
        return String(decoding: name, as: UTF8.self)
    }
}
