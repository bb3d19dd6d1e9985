/// The rules for names of players: short, and without characters that can disturb a terminal.
struct NameRules {
    let maximumLength: Int

    /// Returns what is wrong with a name, or `nil` if the name is valid.
    func fault(in name: String) -> String? {
        if name.isEmpty {
            return "A name must not be empty."
        }
        // A character can contain any number of combining marks, so the bytes are limited as well.
        if name.count > maximumLength || name.utf8.count > 4 * maximumLength {
            return "A name must not be longer than \(maximumLength) characters."
        }
        if !name.allSatisfy({ $0.isLetter || $0.isNumber || " -'.".contains($0) }) {
            return "A name is made of letters, digits, spaces, hyphens, apostrophes and full stops."
        }
        return nil
    }
}
