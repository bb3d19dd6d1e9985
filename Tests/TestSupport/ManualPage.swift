import Foundation

/// A page for contributors in the manual.
package struct ManualPage {
    /// The blocks of Swift code, without their fences.
    package let swiftBlocks: [String]

    /// - Parameter name: the name of the page's file, without `.md`.
    package init(_ name: String) throws {
        let path = repository.appendingPathComponent("Sources/thimble/Thimble.docc/Contributing/\(name).md").path
        let parts = try Files.text(of: path).components(separatedBy: "```")
        swiftBlocks = stride(from: 1, to: parts.count, by: 2).compactMap { number in
            parts[number].hasPrefix("swift\n") ? String(parts[number].dropFirst(6)) : nil
        }
    }
}
