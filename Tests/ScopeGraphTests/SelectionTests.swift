import ScopeGraph
import SwiftReader
import Testing

/// Which files matter whatever the others contain. Sources and summaries of modules must agree on it.
@Suite struct SelectionTests {
    @Test(arguments: ["import RIBs", "import ModernRIBs", "import RIB", "import NeedleFoundation"])
    func aFileThatImportsALibraryMatters(text: String) {
        #expect(RelevantFiles.mattersByItself(FileSummary(of: Array("\(text)\nstruct Theme {}".utf8)), .usual))
    }

    @Test(arguments: ["import Foundation", "import RIBsettings", "// import RIBs"])
    func otherFilesDoNotMatterByThemselves(text: String) {
        #expect(!RelevantFiles.mattersByItself(FileSummary(of: Array("\(text)\nstruct Theme {}".utf8)), .usual))
    }
}
