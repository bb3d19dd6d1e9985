extension FunctionMarks {
    /// Whether a type, as source code, begins with attributes and one of them is this.
    static func isAttribute(_ attribute: String, of type: String) -> Bool {
        type.split(separator: " ").prefix { $0.first == "@" }.contains(attribute[...])
    }

    /// A function type as source code.
    ///
    /// - Parameter marks: as `text(of:_:_:result:_:)` returns them.
    static func spelling(_ parameters: [String], _ marks: String, _ result: String) -> String {
        if marks.isEmpty { return "(\(parameters.joined(separator: ", "))) -> \(result)" }
        var (attributes, effects, result) = ([String](), [String](), result)
        var (before, after) = (parameters.map { _ in "" }, parameters.map { _ in "" })
        for mark in marks.split(separator: " ").map(String.init) {
            let position = Int(mark.prefix { ("0"..."9").contains($0) })
            if let position, parameters.indices.contains(position) {
                let word = mark.drop { ("0"..."9").contains($0) }
                if word == "..." { after[position] = "..." } else { before[position] += "\(word) " }
            } else if mark == sendingResult {
                result = "sending \(result)"
            } else if mark.hasPrefix("throws(\(declared)") {
                effects.append("throws(\(SwiftName.written(path: String(mark.dropFirst(8).dropLast()))))")
            } else if mark == "async" || mark.hasPrefix("throws") {
                effects.append(mark)
            } else {
                attributes.append(mark)
            }
        }
        let inputs = parameters.indices.map { before[$0] + parameters[$0] + after[$0] }.joined(separator: ", ")
        return (attributes + ["(\(inputs))"] + effects + ["->", result]).joined(separator: " ")
    }
}
