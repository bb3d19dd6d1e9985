import Testing

@testable import SourceLayout

@Suite struct WorkspaceTests {
    private func projects(_ text: String) -> [String] { workspaceProjects(in: Array(text.utf8), folder: "/w") }

    @Test func projectsAreNamedThroughGroups() {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <Workspace version = "1.0">
               <Group location = "group:Apps" name = "Apps">
                  <FileRef
                     location = "group:Shop/Shop.xcodeproj">
                  </FileRef>
               </Group>
               <FileRef location = "container:Kit &amp; Co.xcodeproj"/>
               <FileRef location="absolute:/other/Far.xcodeproj"></FileRef>
               <FileRef location = "group:README.md"></FileRef>
            </Workspace>
            """
        #expect(projects(text) == ["/other/Far.xcodeproj", "/w/Apps/Shop/Shop.xcodeproj", "/w/Kit & Co.xcodeproj"])
    }

    @Test(arguments: ["", "<", "<FileRef", "<FileRef location", "</Group></Group><Group", "<FileRef location = \"x"])
    func anythingElseNamesNothing(text: String) {
        #expect(projects(text).isEmpty)
    }

    @Test func projectsOfOneWorkspaceBelongTogether() {
        func project(_ name: String) -> String { projectText([SampleTarget(name: name, files: ["\(name).swift"])]) }
        let modules = layout(
            ["a/App.swift", "kits/one/Kit.swift", "kits/two/Kit.swift"],
            foreign: [
                "a/App.xcodeproj": project("App"), "kits/one/Kit.xcodeproj": project("Kit"),
                "kits/two/Kit.xcodeproj": project("Kit"),
                "All.xcworkspace": """
                <Workspace><FileRef location = "group:a/App.xcodeproj"></FileRef>
                <FileRef location = "group:kits/two/Kit.xcodeproj"></FileRef></Workspace>
                """,
            ]
        )
        #expect(modules["a/App.swift"]??.reachedPackages == ["a", "kits/two"])
        #expect(modules["kits/one/Kit.swift"]??.reachedPackages == [])
    }
}
