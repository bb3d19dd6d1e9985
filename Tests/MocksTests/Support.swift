import Foundation
import Mocks
import ScopeGraph
import SwiftReader
import TestSupport

/// The plan of the mocks of all marked protocols in some texts, each a file of the module `App`.
func plan(_ texts: String..., mockFiles: [String] = []) -> MockPlan {
    let files = texts.enumerated().map { number, text in
        SourceProtocols(of: SourceFile(path: "File\(number).swift", reading: Array(text.utf8)), in: "App")
    }
    let inherited = mockFiles.flatMap { InheritedMock.all(in: SourceFile(path: "M.swift", reading: Array($0.utf8))) }
    return plan(of: files, inheriting: inherited)
}

func plan(of files: [SourceProtocols], inheriting inherited: [InheritedMock] = [], testable: [String] = []) -> MockPlan
{
    let table = ProtocolTable(files, and: .usual)
    let marked = table.entries.filter { table[$0].annotation != nil }
    return MockPlan(of: marked, in: table, inheriting: inherited, testableImports: testable)
}

extension LibraryProtocols {
    /// Those of RIBs and Needle.
    static let usual = LibraryProtocols(of: Dialects.usual.surfaces)
}

extension MockPlan {
    /// The lines with a word, without white space around them.
    func lines(with word: String) -> [String] {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { $0.contains(word) }
    }

    /// The names of the handlers, in the order of the file.
    var handlers: [String] {
        lines(with: "Handler: (").map { line in
            line.split(separator: ":")[0].split(separator: " ").last.map(String.init) ?? ""
        }
    }
}
