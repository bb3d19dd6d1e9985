/// One property from its declarations in one type: those in `#if` branches, and one for each module.
struct MergedProvision {
    /// The declaration that counts; `nil` before the first.
    private(set) var provision: Provision?
    /// Whether all declarations are equal. If they differ, the type of the property is unknown.
    private(set) var isAgreed = true
    /// All declarations, if there are several.
    private(set) var branches: [Provision] = []

    mutating func merge(_ found: Provision) {
        guard let known = provision else {
            provision = found
            return
        }
        branches += branches.isEmpty ? [known, found] : [found]
        isAgreed =
            isAgreed && found.type == known.type && found.isSettable == known.isSettable
            && found.effects == known.effects
        // What comes from above in some builds has to be required from above.
        let isRequiredAbove = found.isPassThrough && !known.isPassThrough
        // What is visible enough in some builds is a matter of those builds.
        let isWider =
            found.isPassThrough == known.isPassThrough && found.module == known.module && found.access > known.access
        if isRequiredAbove || isWider { provision = found }
    }
}
