import SourceLayout

extension CanonicalType {
    /// The spelling for code in which some names have another meaning: those names are preceded by their module.
    package func qualifiedSpelling(where hidden: [String], modules: [Module]) -> String {
        hidden.isEmpty ? qualifiedSpelling : qualified(qualifiedSpelling, where: hidden, modules: modules)
    }

    /// A text that contains the type, or the types of a method, with module names in front of hidden names.
    package func qualified(_ text: String, where hidden: [String], modules: [Module]) -> String {
        var homes: [String: String] = [:]
        for name in hidden {
            let declared = names.first { $0.name == name || $0.name.hasPrefix("\(name).") }
            if let declared {
                homes[name] = modules[declared.module].name
            } else if StandardLibrary.declaresType(named: name) {
                homes[name] = "Swift"
            }
        }
        return homes.isEmpty ? text : SwiftName.qualifying(text) { homes[$0] }
    }
}

extension SwiftName {
    /// Swift code with module names in front of some names, unless these are members or labels.
    static func qualifying(_ text: String, by module: (String) -> String?) -> String {
        var result = ""
        var word = ""
        var last: Character = " "
        // In `[Key: Value]`, the name in front of the colon is a type.
        func isLabel(_ rest: Substring) -> Bool { last != "[" && rest.drop { $0 == " " }.first == ":" }
        func finish(_ rest: Substring) {
            if word.isEmpty { return }
            if last != ".", !isLabel(rest), let module = module(word) { result += "\(module)." }
            result += word
            last = "a"
            word = ""
        }
        var rest = text[...]
        while let character = rest.first {
            if character.isLetter || character.isNumber || character == "_" || character == "`" {
                word.append(character)
            } else {
                finish(rest)
                result.append(character)
                if character != " " { last = character }
            }
            rest = rest.dropFirst()
        }
        finish(rest)
        return result
    }
}
