/// A mention of a local package by its path, in a manifest or a project.
package struct PackageReference: Hashable, Sendable {
    /// The absolute path of the manifest or project.
    package let location: String
    /// 1-based; `nil` if only the manifest or project is known.
    package let line: Int?
    /// 1-based, in bytes; `nil` if only the manifest or project is known.
    package let column: Int?
    /// The absolute path of the package's folder.
    package let folder: String

    init(from location: String, line: Int? = nil, column: Int? = nil, to folder: String) {
        self.location = location
        self.line = line
        self.column = column
        self.folder = folder
    }

    /// Whether it precedes another: by location, position and folder.
    func precedes(_ other: PackageReference) -> Bool {
        if location != other.location { return location.precedesByBytes(other.location) }
        let (position, otherPosition) = ((line ?? 0, column ?? 0), (other.line ?? 0, other.column ?? 0))
        return position == otherPosition ? folder.precedesByBytes(other.folder) : position < otherPosition
    }
}
