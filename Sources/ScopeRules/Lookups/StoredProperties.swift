import SwiftReader

extension SourceFile {
    /// Whether a declaration is a constant or variable that is stored, with or without observers.
    func isStored(_ declaration: Declaration) -> Bool {
        declaration.kind == .variable && declaration.body == nil
            && accessors[declaration.accessors.indices].allSatisfy { $0.kind == .willSet || $0.kind == .didSet }
    }
}
