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

    /// Whether there is only one argument, without a label.
    var areOneUnlabeled: Bool { all.count == 1 && all.allSatisfy { $0.label.isEmpty } }
}
