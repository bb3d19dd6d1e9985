import SwiftReader

/// Types that a class names through a typealias of a generic superclass.
extension SemanticModel {
    /// The written type of a member, with the generic parameters of superclasses replaced by their arguments.
    package func withSuperclassArguments(
        _ written: ResolvedType,
        ofMemberIn block: BlockID,
        file: Int
    ) -> ResolvedType {
        guard written.holdsParameter, let owner = type(owning: block, in: file), index.mayInheritTypes(owner) else {
            return written
        }
        return written.replacing(superclassArguments(of: owner))
    }

    /// The values of the generic parameters of all superclasses, by names that mean nothing else in the class.
    private func superclassArguments(of type: Int) -> [String: ResolvedType] {
        var found: [String: ResolvedType] = [:]
        let around = resolution.lookup.typesAround(type: type)
        var ambiguous = Set(([type] + around).flatMap(parameterNames))
        for step in ancestry(of: type).chain(from: type, arguments: [], in: self).dropFirst() {
            for (name, value) in genericParameters(of: step.type, arguments: step.arguments) {
                if found.updateValue(value, forKey: name) ?? value != value { ambiguous.insert(name) }
            }
        }
        // A protocol may have an associated type of the name.
        let protocols = inheritedProtocols(ofType: type)
        let isUnread = !protocols.undeclared.allSatisfy { StandardLibrary.isEmptyProtocol($0.name.lastName) }
        if isUnread { return [:] }
        return found.filter { name, value in
            !ambiguous.contains(name) && value != .unknown
                && !protocols.all.contains { declaresAssociatedType(name, $0) }
        }
    }

    private func parameterNames(of type: Int) -> [String] {
        let source = source(index.types[type].file)
        return index.declaration(of: type).genericParameters.indices.map {
            source.name(source.genericParameters[$0].name)
        }
    }

    private func declaresAssociatedType(_ name: String, _ protocolType: Int) -> Bool {
        let source = source(index.types[protocolType].file)
        return source.declarations(in: index.declaration(of: protocolType).body).contains {
            source[$0].kind == .associatedtype && source.isNamed(name, source[$0].name)
        }
    }
}
