import SwiftReader

/// The arguments of a call, with their source file.
package struct CallArguments {
    let source: SourceFile
    /// In `SourceFile.arguments`.
    let range: TableRange

    package init(source: SourceFile, range: TableRange) {
        self.source = source
        self.range = range
    }

    var all: ArraySlice<Argument> { source.arguments[range.indices] }
}
