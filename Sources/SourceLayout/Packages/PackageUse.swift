import SwiftReader

/// The first of some libraries that a target of a package depends on.
///
/// - Parameters:
///   - libraries: the names of their modules.
///   - manifest: the bytes of `Package.swift`.
/// - Returns: `nil` also if the package declares one of the libraries itself.
package func usedLibrary(of libraries: [String], byPackage manifest: [UInt8]) -> String? {
    // Evaluating a manifest takes much longer than finding the names of libraries in it.
    let text = String(decoding: manifest, as: UTF8.self)
    let libraries = libraries.filter { text.containsBytes("\"\($0)\"") }
    guard !libraries.isEmpty, let package = PackageManifest(SourceFile(path: "/Package.swift", reading: manifest)),
        !package.targets.contains(where: { libraries.contains($0.name) })
    else { return nil }
    return libraries.first { library in package.targets.contains { $0.dependencies?.contains(library) ?? false } }
}
