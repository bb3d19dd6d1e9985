import Semantics
import SwiftReader

extension SemanticModel {
    /// Whether a class takes a value alike in all builds: the types involved are declared once, and no extension of a
    /// class of the library, or of a protocol, may give the class another initializer.
    func isTakenAlike(by created: Int?, _ types: [Int]) -> Bool {
        guard index.areUnconditional(types) else { return false }
        guard let created else { return true }
        let superclasses = ancestry(of: created).superclasses.map(\.type).filter(index.libraries.declares)
        let extended = superclasses + inheritedProtocols(ofType: created).all
        return !extended.flatMap { index.extensions[$0] }.contains { location in
            let source = source(location.file)
            return source.declarations(in: source[location.declaration].body).contains {
                source[$0].kind == .initializer
            }
        }
    }
}
