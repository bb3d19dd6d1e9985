import SwiftReader

extension SourceFile {
    /// The edit that makes a file import a module, in front of the first import with a greater name; none if it does
    /// already.
    func importing(_ module: String) -> [Edit] {
        let imports = self.imports.filter { $0.declaration.condition == nil }
        guard !imports.contains(where: { $0.module == module && $0.symbol == nil }) else { return [] }
        let next = imports.first { module.precedesByBytes($0.module) && $0.declaration.attributes.isEmpty }
        if let next, startsLine(at: Int(next.declaration.range.start)) {
            return [
                insertion(of: "import \(module)\(lineEnding)", at: startOfLine(at: Int(next.declaration.range.start)))
            ]
        }
        guard let last = imports.last else {
            return [insertion(of: "import \(module)\(lineEnding)\(lineEnding)", at: 0)]
        }
        return [insertion(of: "\(lineEnding)import \(module)", at: Int(last.declaration.range.end))]
    }
}
