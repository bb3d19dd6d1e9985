import Semantics
import SwiftReader

/// Whether the sources show all members that a read can mean.
extension SemanticModel {
    /// Whether a file can mean no other type by the name of this one, and sees no module whose members are unknown.
    func isOnlyOne(_ type: Int, seenFrom file: Int) -> Bool {
        let (name, home) = (index.types[type].qualifiedName, index.types[type].module)
        let isOne =
            index.types(named: name).count == 1
            || home == index.files[file].module && index.types(named: name, in: home).count == 1
        return isOne && !resolution.lookup.hasUnclearImports(file) && !index.modules[home].mayBeGeneratedByOthers
    }

    /// The names of what extensions declare whose types are not in the sources, or have other names there.
    func membersOfUnresolvedExtensions() -> Set<String> {
        let found = onAllCores(filePortions) { model, files in
            files.flatMap { file -> [String] in
                let source = model.source(file)
                return source.declarations.compactMap { member in
                    guard member.kind == .variable || member.kind == .function,
                        let owner = source[member.block].owner, source[owner].kind == .extension,
                        model.index.type(of: owner, in: file) == nil
                    else { return nil }
                    return source.name(member.name)
                }
            }
        }
        return Set(found.joined())
    }

    /// Whether a type has no members but those that it and its extensions declare in the sources: no macro adds one, and
    /// it does not look them up dynamically.
    ///
    /// - Parameter known: protocols that no source declares and that do not count.
    func hasOnlyWrittenMembers(_ type: Int, besides known: Set<String> = []) -> Bool {
        isClosed(type, besides: known) && !looksUpMembersDynamically(type) && !mayAddPeers(type)
    }

    func looksUpMembersDynamically(_ type: Int) -> Bool {
        source(index.types[type].file).has("dynamicMemberLookup", index.declaration(of: type))
    }

    /// Whether a member has an attribute that may be a macro, which adds others beside it.
    private func mayAddPeers(_ type: Int) -> Bool {
        index.memberBlocks(of: type).contains { members in
            let source = source(members.file)
            return source.declarations(in: members.block).contains { id in
                source[id].attributes.indices.contains { number in
                    let name = source.attributes[number].name
                    return !Self.plainMemberAttributes.contains(source.text(name))
                        && resolution.type(of: name, in: members.file, block: members.block).declaredType == nil
                }
            }
        }
    }

    private static let plainMemberAttributes: Set<String> = [
        "available", "objc", "nonobjc", "discardableResult", "inlinable", "inline", "usableFromInline", "_spi",
        "preconcurrency", "MainActor", "Sendable", "IBOutlet", "IBAction", "IBInspectable", "NSManaged", "NSCopying",
        "Published",
    ]
}

extension SourceFile {
    /// Whether an expression is a name, or a member with that name.
    func isNamed(_ id: ExpressionID, _ words: NameFilter) -> Bool {
        let value = self[id]
        return (value.kind == .identifier || value.kind == .member) && words.contains(value.name, in: self)
    }
}
