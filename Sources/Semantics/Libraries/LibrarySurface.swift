import SwiftReader

/// The public declarations of a library's module, without bodies.
package struct LibrarySurface: Sendable {
    package let module: String
    package let source: SourceFile
    /// Whether a module is the library under the same or another name.
    package let isModule: @Sendable (String) -> Bool

    package init(module: String, source: SourceFile, isModule: @escaping @Sendable (String) -> Bool) {
        self.module = module
        self.source = source
        self.isModule = isModule
    }
}
