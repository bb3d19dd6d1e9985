/// Which names players may have: short ones, of characters that cannot disturb a terminal.
struct NameRules {
    let maximumLength: Int

    /// Says what is wrong with a name, or nil if it may be used.
    func fault(in name: String) -> String? {
        if name.isEmpty {
            return "A name must not be empty."
        }
        // Characters may carry any number of marks, so their bytes are limited as well.
        if name.count > maximumLength || name.utf8.count > 4 * maximumLength {
            return "A name must not be longer than \(maximumLength) characters."
        }
        if !name.allSatisfy({ $0.isLetter || $0.isNumber || " -'.".contains($0) }) {
            return "A name is made of letters, digits, spaces, hyphens, apostrophes and full stops."
        }
        return nil
    }
}
