import SwiftReader

/// Members of protocol extensions that change `self`. For a class, they meet only requirements that may change it, too.
extension SemanticModel {
    /// Whether setting a member changes the value that has it, although no requirement of its name allows that.
    ///
    /// - Parameter type: the class or protocol that has the member.
    package func hasMutatingSetter(_ member: Member, of type: Int) -> Bool {
        isOfValues(member) && changesWhenSet(member) && !isRequired(member, of: type, changesWhenSet)
    }

    /// Whether calling or reading a member changes the value that has it, although no requirement of its name allows
    /// that.
    package func isMutating(_ member: Member, of type: Int) -> Bool {
        changesWhenUsed(member) && isOfValues(member) && !isRequired(member, of: type, changesWhenUsed)
    }

    /// When using a requirement changes the value that has it.
    ///
    /// - Parameter type: the protocol that declares it.
    func mutation(ofRequirement declaration: Declaration, of type: Int, in source: SourceFile) -> Mutation {
        let isChangedByUse = changesWhenUsed(declaration, in: source)
        guard isChangedByUse || changesWhenSet(declaration, in: source), isForValues(type) else { return .never }
        return isChangedByUse ? .whenUsed : .whenSet
    }

    private func changesWhenSet(_ member: Member) -> Bool {
        let source = source(member.location.file)
        return changesWhenSet(source[member.location.declaration], in: source)
    }

    private func changesWhenSet(_ declaration: Declaration, in source: SourceFile) -> Bool {
        source.accessors[declaration.accessors.indices].contains { accessor in
            accessor.kind == .set && !accessor.modifiers.contains(.other)
        }
    }

    private func changesWhenUsed(_ member: Member) -> Bool {
        let source = source(member.location.file)
        return changesWhenUsed(source[member.location.declaration], in: source)
    }

    private func changesWhenUsed(_ declaration: Declaration, in source: SourceFile) -> Bool {
        declaration.modifiers.contains(.mutating)
            || source.accessors[declaration.accessors.indices].contains {
                $0.kind == .get && $0.modifiers.contains(.mutating)
            }
    }

    /// Whether a protocol of values, to which a class conforms or which a protocol inherits, requires a member of the same
    /// name for which something holds.
    private func isRequired(_ member: Member, of type: Int, _ holds: (Member) -> Bool) -> Bool {
        let source = source(member.location.file)
        let name = source.memberName(of: source[member.location.declaration])
        return ([type] + inheritedProtocols(ofType: type).all).contains { required in
            (members(of: required)[name] ?? []).contains { $0.owner.kind == .protocol && holds($0) }
                && isForValues(required)
        }
    }

    /// Whether an extension without a `where` clause declares a member, of a protocol to which structures may conform.
    private func isOfValues(_ member: Member) -> Bool {
        guard member.owner.kind == .extension, let type = member.type, index.types[type].kind == .protocol else {
            return false
        }
        let source = source(member.location.file)
        let declaration = source[member.location.declaration]
        guard !declaration.modifiers.contains(.static), let owner = source[declaration.block].owner,
            source[owner].whereClause.isEmpty
        else { return false }
        return isForValues(type)
    }

    /// Whether structures may conform to a protocol.
    private func isForValues(_ type: Int) -> Bool {
        let inherited = inheritedProtocols(ofType: type)
        return inherited.ofLibraries.isEmpty && inherited.undeclared.allSatisfy { StandardLibrary.isForValues($0.name) }
            && ([type] + inherited.all).allSatisfy(hasPlainClauses)
    }

    /// Whether the clauses of a protocol name other protocols only.
    private func hasPlainClauses(_ type: Int) -> Bool {
        let declaration = index.declaration(of: type)
        guard declaration.whereClause.isEmpty, !index.mayBeReplaced(type) else { return false }
        let file = index.types[type].file
        return source(file).types(declaration.inherited).allSatisfy { clause in
            parts(of: resolution.type(inClause: clause, of: declaration, in: file)).allSatisfy { part in
                switch part {
                case .declared(let named, _): index.types[named].kind == .protocol
                case .named: true
                default: false
                }
            }
        }
    }
}
