import Reporters

extension FoundSources {
    /// Warnings about the walk, one line each: what was not read, and what has no effect.
    func warnings(in request: InputOptions) -> [String] {
        unreadNames + unreadConfigurations(in: request) + idleExclusions.compactMap { warning(on: $0, in: request) }
    }

    private var unreadNames: [String] {
        guard let first = unnameable.first else { return [] }
        return ["\(first): note: not read: its name is not UTF-8\(more(unnameable, "entry", "entries"))"]
    }

    private func unreadConfigurations(in request: InputOptions) -> [String] {
        guard let first = otherConfigurations.first else { return [] }
        let rest = more(otherConfigurations, "file", "files")
        let reason =
            request.configuration.location.map { "'\(request.shownPath(of: $0))' applies" }
            ?? "it applies only if its folder is checked"
        return ["\(first):1:1: note: not read: \(reason)\(rest)"]
    }

    private func more(_ all: [String], _ one: String, _ many: String) -> String {
        all.count == 1 ? "" : ", nor \(all.count - 1) more \(all.count == 2 ? one : many)"
    }

    private func warning(on exclusion: Exclusion, in request: InputOptions) -> String? {
        guard let (folder, position) = exclusion.origin else {
            return "note: '\(Option.exclude.name) \(exclusion.text)' matches nothing"
        }
        // If only a part of the project is read, most of its patterns match nothing.
        let isWhole = given.contains {
            $0.isFolder && ($0.location == "/" || "\(folder)/".hasPrefix("\($0.location)/"))
        }
        guard isWhole, let file = request.configuration.location else { return nil }
        let location = "\(request.shownPath(of: file)):\(position.line):\(position.column)"
        return "\(location): note: '\(exclusion.text)' in \"exclude\" matches nothing"
    }
}
