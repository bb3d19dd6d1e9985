import Modules
import SourceLayout

/// The targets that have to compile generated files, but list their files and lack these.
struct UncompiledGenerated {
    private struct User {
        let module: Int
        let targets: [String]
    }

    private let layout: ModuleLayout
    /// By the name of the file.
    private let usersOfNames: [String: [User]]

    init(_ layout: ModuleLayout) {
        self.layout = layout
        var users: [String: [User]] = [:]
        for (module, new) in layout.newFiles.enumerated() {
            let name = layout.modules[module].module.name
            for sharers in new.shared.keys {
                let targets = ([name] + sharers).sorted()
                users[GeneratedFileName.of(targets: targets), default: []].append(
                    User(module: module, targets: targets)
                )
            }
            guard new.isMissing == true else { continue }
            for file in GeneratedFileName.all(of: layout.modules[module].module) {
                users[file, default: []].append(User(module: module, targets: [name]))
            }
        }
        usersOfNames = users
    }

    /// The target that lacks a generated file that no target compiles: "the target 'Shop' in Xcode". `nil` for other
    /// files, and for files of packages whose target is unknown.
    ///
    /// - Parameters:
    ///   - file: the name of the file, as in the layout.
    ///   - project: the file that declares the target.
    func target(ofUncompiled file: String, in project: String?) -> String? {
        guard GeneratedFileName.contains(file.lastComponent) else { return nil }
        let place = project?.hasSuffix(".xcodeproj") ?? false ? " in Xcode" : ""
        let users = users(of: file)
        if users.isEmpty && project == nil { return nil }
        // Which of several modules in one folder has the usual file is not known here.
        guard users.count == 1, let user = users.first else { return "its target\(place)" }
        return "\(described(user.targets, of: user.module))\(place)"
    }

    /// For each file that a module contains, and that not all of its targets compile, an instruction.
    func instructions(on files: [NamedFile]) -> [(file: NamedFile, text: String)] {
        if layout.compilersOfGenerated.isEmpty { return [] }
        return files.enumerated().compactMap { number, file in
            guard layout.moduleOfFile[number] != nil, let compilers = layout.compilersOfGenerated[file.name],
                let user = users(of: file.name).first
            else { return nil }
            let missing = user.targets.filter { !compilers.certain.union(compilers.possible).contains($0) }
            if missing.isEmpty { return nil }
            let compiling = compilers.certain.sorted()
            let verb = compiling.count == 1 ? "compiles" : "compile"
            let reason =
                compiling.isEmpty ? "no target compiles it" : "only \(described(compiling, of: user.module)) \(verb) it"
            return (file, "\(instruction(missing, of: user.module)): \(reason)")
        }
    }

    private func instruction(_ missing: [String], of module: Int) -> String {
        let (targets, located) = (described(missing, of: module), layout.modules[module])
        // Targets of a package share files through links.
        if located.module.origin == .package { return "link it into \(targets) too" }
        if located.evidence.isEmpty { return "add it to \(targets)" }
        let place = located.evidence.hasSuffix(".xcodeproj") ? "Xcode" : located.evidence
        return "add it to \(targets) in \(place)"
    }

    private func users(of file: String) -> [User] {
        let (all, folder) = (usersOfNames[String(file.lastComponent)] ?? [], file.parentFolder)
        if file.lastComponent == GeneratedFileName.usual {
            return all.filter { layout.modules[$0.module].module.folder == folder }
        }
        if all.count == 1 { return all }
        // Several projects may have targets of the same names.
        let inside = all.first { user in
            let package = layout.modules[user.module].module.package
            return package.isEmpty || folder.isInside(orEqualTo: package)
        }
        return inside.map { [$0] } ?? []
    }

    private func described(_ names: [String], of module: Int) -> String {
        let package = layout.modules[module].module.package
        let targets = names.map { name -> String in
            let known = layout.modules.first { $0.module.name == name && $0.module.package == package }
            return "'\(known?.module.target ?? name)'"
        }
        return "the \(names.count == 1 ? "target" : "targets") \(targets.joined(separator: ", "))"
    }
}
