import ScopeGraph
import Semantics
import SwiftReader

/// Which types of the sources are services: objects that a scope could create and provide.
struct OwnServices {
    let model: SemanticModel
    private var index: TypeIndex { model.index }

    /// Whether a type is a class or actor of the app that other files can name, and not a part of the user interface.
    func isService(_ type: Int) -> Bool {
        let declared = index.types[type]
        guard declared.kind == .class || declared.kind == .actor, !index.libraries.declares(type),
            declared.access > .fileprivate, index.modules[declared.module].kind != .test
        else { return false }
        return !isConstant(type) && !isOfUserInterface(type)
    }

    private func isOfUserInterface(_ type: Int) -> Bool {
        guard let text = model.canonicalType(.declared(type, arguments: [])) else { return true }
        return UITypes(model: model).contains(text)
    }

    /// Whether the objects of a class never change and refer to nothing that does: all they store are constants, and
    /// there are some.
    private func isConstant(_ type: Int) -> Bool {
        var stored = 0
        for ancestor in model.withSuperclasses(type) {
            for (_, members) in model.members(of: ancestor) {
                for member in members {
                    let declaration = index.declaration(member.location)
                    guard declaration.kind == .variable, !declaration.modifiers.contains(.static) else { continue }
                    guard declaration.modifiers.contains(.constant), holdsConstant(member) else {
                        if declaration.body == nil, declaration.accessors.isEmpty { return false }
                        continue
                    }
                    stored += 1
                }
            }
        }
        return stored > 0
    }

    private func holdsConstant(_ member: Member) -> Bool {
        switch model.type(of: .declarations([member.location], parameters: [:]), depth: 0).unwrapped {
        case .named(let name, _): Self.plain.contains(name)
        case .declared(let type, _): index.types[type].kind == .struct || index.types[type].kind == .enum
        default: false
        }
    }

    private static let plain: Set<String> = [
        "Array", "Bool", "CGFloat", "Character", "Color", "Data", "Date", "Decimal", "Dictionary", "Double", "Float",
        "Int",
        "Set", "String", "TimeInterval", "UIColor", "UIFont", "URL", "UUID",
    ]
}
