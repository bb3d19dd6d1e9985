import Foundation

/// What tells whether a corpus is the one that figures were measured on: the 64-bit FNV-1a hash over the paths of all
/// files, sorted by bytes and taken from the corpus's folder, each followed by its bytes and both by a zero.
struct ContentHash {
    private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325
    private(set) var files = 0
    private(set) var bytes = 0

    init(ofFolder folder: String) throws {
        let names = FileManager.default.enumerator(atPath: folder).map { $0.compactMap { $0 as? String } } ?? []
        for name in names.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
            var isFolder: ObjCBool = false
            let path = "\(folder)/\(name)"
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue else {
                continue
            }
            let contents = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
            add(Array(name.utf8))
            add(contents)
            files += 1
            bytes += contents.count
        }
    }

    private mutating func add(_ bytes: [UInt8]) {
        var value = value
        for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
        self.value = value &* 0x100_0000_01b3
    }

    /// In hexadecimal digits.
    var text: String { String(value, radix: 16) }
}
