/// The attributes that restrict where a declaration can be used.
package enum Availability {
    /// The attributes of all lists, each once.
    package static func joined(_ lists: [String]...) -> [String] {
        let all = lists.flatMap { $0 }
        if all.count < 2 { return all }
        var seen: Set<String> = []
        return all.filter { seen.insert($0).inserted }
    }

    /// The condition of the `#available` check that code needs before it uses a declaration with this attribute: `iOS
    /// 17.0, *`. `nil` if the attribute names no platform version.
    package static func check(_ attribute: String) -> String? {
        guard let open = attribute.firstIndex(of: "("), attribute.last == ")" else { return nil }
        let inner = attribute[attribute.index(after: open)...].dropLast()
        let parts = inner.split(separator: ",").map { part in
            part.split { $0 == " " || $0.isNewline || $0 == "\t" }.map(String.init)
        }
        if let introduced = parts.first(where: { $0.first?.hasPrefix("introduced") ?? false }) {
            let version = introduced.joined().drop { $0 != ":" }.dropFirst()
            guard let platform = parts.first?.first, platform != "*", platform != "swift", !version.isEmpty else {
                return nil
            }
            return "\(platform) \(version), *"
        }
        let versions = parts.filter { $0.count == 2 && $0[0] != "swift" && $0[0] != "_PackageDescription" }
        guard parts.contains(["*"]), !versions.isEmpty, versions.count == parts.count - 1 else { return nil }
        return versions.map { $0.joined(separator: " ") }.joined(separator: ", ") + ", *"
    }
}
