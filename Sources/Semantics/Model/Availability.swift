/// The attributes that restrict where a declaration can be used.
package enum Availability {
    /// The attributes of all lists, each once.
    package static func joined(_ lists: [String]...) -> [String] {
        let all = lists.flatMap { $0 }
        if all.count < 2 { return all }
        var seen: Set<String> = []
        return all.filter { seen.insert($0).inserted }
    }

    /// Whether an attribute makes a declaration unavailable on all platforms: `@available(*, unavailable)`,
    /// `@available(swift, obsoleted: 5)`.
    ///
    /// - Parameter mode: the language mode; `nil` if it is not known.
    package static func isUnavailable(_ attribute: String, inMode mode: Int?) -> Bool {
        let words = arguments(of: attribute).map { $0.joined() }
        if words.first == "*" { return words.contains("unavailable") }
        guard words.first == "swift", let obsoleted = words.first(where: { $0.hasPrefix("obsoleted:") }) else {
            return false
        }
        // Without a declared mode it may be any, but no supported compiler has a mode before 4.
        let version = obsoleted.drop { $0 != ":" }.dropFirst().split(separator: ".").map { Int($0) ?? .max }
        guard let major = version.first else { return false }
        return major < mode ?? 4 || major == mode ?? 4 && version.dropFirst().allSatisfy { $0 == 0 }
    }

    /// The arguments of an attribute, in words without white space.
    private static func arguments(of attribute: String) -> [[String]] {
        guard let open = attribute.firstIndex(of: "("), attribute.last == ")" else { return [] }
        let inner = attribute[attribute.index(after: open)...].dropLast()
        return inner.split(separator: ",").map { part in
            part.split { $0 == " " || $0.isNewline || $0 == "\t" }.map(String.init)
        }
    }

    /// The condition of the `#available` check that code needs before it uses a declaration with this attribute: `iOS
    /// 17.0, *`. `nil` if the attribute names no platform version.
    package static func check(_ attribute: String) -> String? {
        let parts = arguments(of: attribute)
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
