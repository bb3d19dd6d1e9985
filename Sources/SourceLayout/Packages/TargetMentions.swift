import SwiftReader

extension SourceFile {
    /// Where the manifest of a package names one of its targets or a product of that name, in source order. The package
    /// itself may have the same name.
    package func mentions(ofTarget target: String) -> [SourceLocation] {
        guard imports("PackageDescription") else { return [] }
        let package = expressions.first { calledName($0) == "Package" }
        let nameOfPackage = package.flatMap { argument("name", of: $0) }.map { self[$0].range }
        return expressions.indices.map { ExpressionID($0) }
            .filter { self[$0].range != nameOfPackage && string($0, constants: [:]) == target }
            .map { location(of: self[$0].range) }.sorted()
    }
}
