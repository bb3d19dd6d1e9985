import Testing

import Modules
@testable import SourceLayout

@Suite struct PodLayoutTests {
    private let specification = """
        Pod::Spec.new do |s|
          s.name             = 'Till-Kit'
          # s.name = 'Other'
          s.source_files = [
            'Classes/**/*.{h,swift}',
            "#{s.name}/Extra/*.swift"
          ]
          s.exclude_files = 'Classes/Drafts/**/*'
          s.subspec 'Core' do |core|
            core.source_files = %w[Core/**/*.swift More]
          end
          s.test_spec 'Tests' do |test_spec|
            test_spec.source_files = 'Tests/**/*.swift'   # all of them
          end
        end
        """

    @Test func patternsTellTheModules() {
        let files = [
            "Classes/Deep/A.swift", "Classes/Drafts/B.swift", "Till-Kit/Extra/C.swift", "Core/D.swift", "More/E.swift",
            "Tests/F.swift", "Till-Kit/Extra/Deep/G.swift",
        ]
        let modules = layout(files.map { "Kit/\($0)" }, foreign: ["Kit/Till-Kit.podspec": specification])
        func module(_ path: String) -> Module? { modules["Kit/\(path)"] ?? nil }
        #expect(module("Classes/Deep/A.swift")?.name == "Till_Kit")
        #expect(module("Classes/Deep/A.swift")?.kind == .library)
        #expect(module("Classes/Deep/A.swift")?.folder == "Kit/Classes")
        #expect(module("Classes/Drafts/B.swift") == nil)
        #expect(module("Till-Kit/Extra/C.swift")?.name == "Till_Kit")
        #expect(module("Till-Kit/Extra/Deep/G.swift")?.name == "app")
        #expect(module("Core/D.swift")?.name == "Till_Kit")
        #expect(module("More/E.swift")?.name == "Till_Kit")
        #expect(module("Tests/F.swift")?.name == "Till_Kit_Unit_Tests")
        #expect(module("Tests/F.swift")?.kind == .test)
    }

    @Test func aDemoBesideAPodIsAProgramOfItsOwn() {
        let files = [
            "Kit/Classes/A.swift", "Kit/TillDemo/Sources/B.swift", "Kit/Notes/C.swift", "Kit/Example.swift",
            "App/D.swift",
        ]
        let modules = layout(files, foreign: ["Kit/Till-Kit.podspec": specification])
        #expect(modules["Kit/TillDemo/Sources/B.swift"]??.name == "TillDemo")
        #expect(modules["Kit/TillDemo/Sources/B.swift"]??.kind == .demo)
        #expect(modules["Kit/TillDemo/Sources/B.swift"]??.folder == "Kit/TillDemo")
        #expect(modules["Kit/Notes/C.swift"] == modules["App/D.swift"])
        #expect(modules["Kit/Example.swift"] == modules["App/D.swift"])
    }

    @Test func aPodOfSeveralFoldersIsOneModule() {
        let text = """
            name = 'Till'
            Pod::Spec.new do |spec|
              spec.name = name
              spec.module_name = "#{spec.name}Kit"
              spec.source_files = 'Missing/**/*',
                "#{name}/**/*.swift"
              spec.subspec 'Coins' do |part|
                part.source_files = "Parts/#{part.base_name}/**/*"
              end
            end
            """
        let modules = layout(["Kit/Till/A.swift", "Kit/Parts/Coins/B.swift"], foreign: ["Kit/Till.podspec": text])
        #expect(modules["Kit/Till/A.swift"]??.name == "TillKit")
        #expect(modules["Kit/Till/A.swift"]??.folder == "Kit/Till")
        #expect(modules["Kit/Parts/Coins/B.swift"] == modules["Kit/Till/A.swift"])
    }

    @Test func excludedFilesOfASubspecBelongToAnother() {
        let text = """
            Pod::Spec.new do |s|
              s.name = 'Kiln'
              s.subspec 'Core' do |ss|
                ss.source_files = 'Core/**/*.swift'
                ss.exclude_files = 'Core/Glaze/**/*', 'Core/Old.swift'
              end
              s.subspec 'Glaze' do |ss|
                ss.source_files = 'Core/Glaze/**/*.swift'
              end
            end
            """
        let files = ["Kit/Core/A.swift", "Kit/Core/Glaze/B.swift", "Kit/Core/Old.swift"]
        let modules = layout(files, foreign: ["Kit/Kiln.podspec": text])
        #expect(modules["Kit/Core/A.swift"]??.name == "Kiln")
        #expect(modules["Kit/Core/Glaze/B.swift"] == modules["Kit/Core/A.swift"])
        #expect(modules["Kit/Core/Old.swift"] == .some(nil))
    }

    @Test func whatAPodExcludesIsLeftOutUnlessSomethingElseCompilesIt() {
        let text = """
            Pod::Spec.new do |s|
              s.source_files = 'Kiln/**/*'
              s.exclude_files = 'Kiln/{Old,Test}/**'
            end
            """
        let other = "Pod::Spec.new do |s|\n  s.source_files = 'Kiln/Test/**/*'\nend"
        let files = ["Kiln/A.swift", "Kiln/Old/B.swift", "Kiln/Test/C.swift"]
        let found = moduleLayout(
            files,
            foreign: ["Kiln.podspec": text, "Probe.podspec": other],
            markers: ["Podfile"]
        )
        let names = found.moduleOfFile.map { $0.map { found.modules[$0].module.name } }
        #expect(names == ["Kiln", nil, "Probe"])
        #expect(found.leftOut.map(\.why) == [.unlisted(project: "Kiln.podspec")])
    }

    /// What is left out on another platform, or only sometimes, is compiled.
    @Test(
        arguments: [
            ("s.exclude_files = 'Kiln/Old/**'", false), ("s.ios.exclude_files = ['Kiln/Old/**']", false),
            ("s.exclude_files = %w[Kiln/Old/**]", false), ("s.osx.exclude_files = 'Kiln/Old/**'", true),
            ("s.exclude_files = 'Kiln/Old/**' if ENV['NEW']", true),
            ("s.exclude_files = Dir['Kiln/**'].reject { |f| f.include?('Old') }", true),
            ("s.exclude_files = 'Kiln/Old/**'\ns.exclude_files = 'Kiln/Test/**'", true),
            ("s.exclude_files = ['Kiln/Test/**', # it's new\n  'Kiln/Old/**' # an old one\n]", false),
            ("s.exclude_files = [\n  # ['Kiln/A']\n  'Kiln/Old/**',\n].freeze", false),
            ("s.exclude_files = ['Kiln/Test/**'] + ['Kiln/Old/**']", false),
            ("s.exclude_files = ['Kiln/Test/**'] +\n  [\n  'Kiln/Old/**'\n]", false),
            ("OLD = %w[Kiln/Old/**].freeze\ns.exclude_files = ['Kiln/Test/**'] + OLD", false),
            ("OLD = [\n  'Kiln/Old/**', # old\n].freeze\ns.exclude_files = OLD", false),
            ("OLD = 'Old'\ns.exclude_files = ['Kiln/' + OLD + '/**']", false),
            ("s.exclude_files = 'Kiln/Test/**'\ns.exclude_files += ['Kiln/Old/**']", false),
            ("OLD = ['Kiln/Old/**']\nOLD += unknown\ns.exclude_files = OLD", true),
            ("s.exclude_files = ENV['NEW'] ? ['Kiln/Old/**'] : []", true),
        ]
    )
    func exclusions(code: String, isCompiled: Bool) {
        let modules = layout(
            ["Kiln/Glaze.swift", "Kiln/Old/Ash.swift"],
            foreign: ["Kiln.podspec": "s.source_files = 'Kiln/**/*'\n\(code)"]
        )
        #expect((modules["Kiln/Old/Ash.swift"]??.name == "Kiln") == isCompiled)
    }

    @Test func anExcludedFileThatIsGivenBelongsToItsPod() {
        let location = "/work/app/Kiln/Old/B.swift"
        let modules = layout(
            ["Kiln/Old/B.swift"],
            given: [SourceTree.Given(location: location, isFolder: false)],
            foreign: ["Kiln.podspec": "s.source_files = 'Kiln/**/*'\ns.exclude_files = 'Kiln/Old/*'"]
        )
        #expect(modules["Kiln/Old/B.swift"]??.name == "Kiln")
    }

    @Test(arguments: [
        "File.basename(__FILE__, '.podspec')", "'Till'", "PREFIX + 'l'", "PREFIX + ending # comment",
        "\"#{PREFIX}l\".freeze", "ENV['POD_NAME']", "'Till' if true",
    ])
    func theNameOfAPodIsThatOfItsFile(name: String) {
        let text = """
            PREFIX = 'Til'
            ending = 'l'
            Pod::Spec.new do |s|
              s.name = \(name)
              s.source_files = "#{s.name}/**/*.swift"
            end
            """
        let modules = layout(["Kit/Till/A.swift"], foreign: ["Kit/Till.podspec": text])
        #expect(modules["Kit/Till/A.swift"]??.name == "Till")
    }

    @Test(arguments: [
        "s.name + 'Kit'", "'TillKit' unless ENV['X']", "('TillKit')", "'TillKit'.to_s", "\"#{s.name}Kit\"",
    ])
    func theNameOfAModuleIsWritten(name: String) {
        let text = """
            Pod::Spec.new do |s|
              s.name = 'Till'
              s.module_name = \(name)
              s.source_files = "Till/**/*.swift"
            end
            """
        let modules = layout(["Kit/Till/A.swift"], foreign: ["Kit/Till.podspec": text])
        #expect(modules["Kit/Till/A.swift"]??.name == "TillKit")
    }

    @Test(arguments: ["a + a", "\"#{a}#{a}\""])
    func aVariableThatDoublesItselfIsNoName(value: String) {
        let lines = String(repeating: "a = \(value)\n", count: 60)
        let text = "a = 'aaaa'\n\(lines)Pod::Spec.new do |s|\n s.name = a\n s.source_files = 'Till/*.swift'\nend"
        let modules = layout(["Kit/Till/A.swift"], foreign: ["Kit/Till.podspec": text])
        #expect(modules["Kit/Till/A.swift"]??.name == "Till")
    }

    @Test func theLanguageOfAPod() {
        let text = """
            Pod::Spec.new do |s|
              s.name = 'Till'
              s.swift_versions = ['5.9', '6.0']
              s.source_files = 'Till/**/*.swift'
              s.pod_target_xcconfig = {
                'DEFINES_MODULE' => 'YES',
                # It's for the tools.
                'HEADER_SEARCH_PATHS' => '"${PODS_ROOT}/Clay"',
                'ONLY' => flag,
                'SWIFT_DEFAULT_ACTOR_ISOLATION' => 'MainActor',
              }
            end
            """
        let json = """
            { "name": "Kiln", "source_files": "Kiln/*.swift", "swift_version": "6.0",
              "pod_target_xcconfig": { "SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor", "SWIFT_VERSION": "5.0" } }
            """
        let modules = layout(
            ["Kit/Till/A.swift", "Clay/Kiln/B.swift"],
            foreign: ["Kit/Till.podspec": text, "Clay/Kiln.podspec.json": json]
        )
        #expect(modules["Kit/Till/A.swift"]??.language.mode == 6)
        #expect(modules["Kit/Till/A.swift"]??.language.isolatesByDefault == true)
        #expect(modules["Clay/Kiln/B.swift"]??.language.mode == 5)
        #expect(modules["Clay/Kiln/B.swift"]??.language.isolatesByDefault == true)
    }

    @Test func specificationsInJSON() {
        let text = """
            {
              "name": "Kiln-iOS", "module_name": "Kiln",
              "source_files": ["Kiln/**/*.{h,swift}"],
              "exclude_files": "Kiln/Old/**/*",
              "ios": { "source_files": "Touch/*.swift" },
              "subspecs": [
                { "name": "Glaze", "source_files": "Glaze/**/*", "exclude_files": ["Glaze/Raw.swift"],
                  "subspecs": [{ "name": "Blue", "source_files": "Blue/**/*" }] }
              ],
              "testspecs": [{ "name": "Tests", "test_type": "unit", "source_files": "Tests/**/*" }],
              "swift_version": "5.9"
            }
            """
        let files = [
            "Kiln/A.swift", "Kiln/Old/B.swift", "Touch/C.swift", "Touch/Deep/D.swift", "Glaze/E.swift",
            "Glaze/Raw.swift", "Blue/F.swift", "Tests/G.swift",
        ]
        let modules = layout(files.map { "Kit/\($0)" }, foreign: ["Kit/Kiln.podspec.json": text])
        let names = files.map { modules["Kit/\($0)"]??.name }
        #expect(names == ["Kiln", nil, "Kiln", "app", "Kiln", nil, "Kiln", "Kiln_Unit_Tests"])
        #expect(modules["Kit/Glaze/E.swift"]??.folder == "Kit/Kiln")
        #expect(modules["Kit/Tests/G.swift"]??.kind == .test)
    }

    @Test(arguments: ["", "{", "{\"name\": ", "[]", "{\"source_files\": {}}", "{\"subspecs\": [1, {}]}"])
    func brokenSpecificationsInJSONHarmNothing(text: String) {
        let modules = layout(["Kit/A.swift"], foreign: ["Kit/Till.podspec.json": text])
        #expect(modules["Kit/A.swift"]??.name == "Till")
    }

    @Test func whereThePatternsAreComputedTheFolderIsThePods() {
        let text = "Pod::Spec.new do |s|\n  s.module_name = 'Till'\n  s.source_files = sources_of(s)\nend"
        let modules = layout(
            ["Kit/A.swift", "Kit/Tests/B.swift", "C.swift"],
            foreign: ["Kit/TillKit.podspec": text]
        )
        #expect(modules["Kit/A.swift"]??.name == "Till")
        #expect(modules["Kit/Tests/B.swift"]??.kind == .test)
        #expect(modules["C.swift"]??.name == "app")
    }

    @Test func ofSeveralPodsThoseWithPatternsHaveTheirFiles() {
        let computed = "Pod::Spec.new do |s|\n  module_spec(s)\nend"
        let written = "Pod::Spec.new do |s|\n  s.source_files = 'Till/Sources/**/*'\nend"
        let files = ["Core/A.swift", "Till/Sources/B.swift", "Main/C.swift"]
        let modules = layout(files, foreign: ["Core.podspec": computed, "Till.podspec": written])
        #expect(files.map { modules[$0]??.name } == ["Core", "Till", "app"])
        // Without a folder of its name, the pod may be anywhere.
        let unnamed = layout(files, foreign: ["work.podspec": computed, "Till.podspec": written])
        #expect(files.map { unnamed[$0]??.name } == ["work", "Till", "work"])
    }

    @Test func computedPodsOfOneFolderHaveTheFoldersWithTheirNames() {
        let text = "Pod::Spec.new do |s|\n  module_spec(s)\nend"
        let files = [
            "Modules/Core/A.swift", "Modules/Till/B.swift", "Modules/Till/Tests/C.swift",
            "Modules/Till/Example/D.swift", "Main/E.swift",
        ]
        let modules = layout(files, foreign: ["Core.podspec": text, "Till.podspec": text])
        #expect(files.map { modules[$0]??.name } == ["Core", "Till", "Tests", "Example", "app"])
        #expect(modules["Modules/Till/B.swift"]??.folder == "Modules/Till")
        #expect(modules["Modules/Till/Example/D.swift"]??.kind == .demo)
    }

    @Test(arguments: [
        "File.join(name, 'Sources/**/*.{h,swift}')", "[File.join(s.name, \"Sources\", '**/*')]",
        "name + '/Sources/**/*'", "s.name + \"/Sources/*.swift\"",
    ])
    func joinedPatterns(value: String) {
        let text = "name = 'Till'\nPod::Spec.new do |s|\n  s.source_files = \(value)\nend"
        let modules = layout(["Till/Sources/A.swift", "Sources/B.swift"], foreign: ["Till.podspec": text])
        #expect(modules["Till/Sources/A.swift"]??.name == "Till")
        #expect(modules["Sources/B.swift"]??.name == "app")
    }

    @Test func joinedPatternsWithUnknownPartsAreNotRead() {
        let text = "Pod::Spec.new do |s|\n  s.source_files = File.join(folder, 'Sources/**/*')\nend"
        let modules = layout(["Till/Sources/A.swift"], foreign: ["Till.podspec": text])
        #expect(modules["Till/Sources/A.swift"]??.name == "Till")
    }

    @Test(arguments: [
        "", "Pod::Spec.new do |", "s.source_files = File.join(", "s.source_files = File.join('", "s.source_files = [",
        "s.name = '", "s.source_files = %w[", "= . =",
    ])
    func brokenSpecificationsHarmNothing(text: String) {
        let modules = layout(["Kit/A.swift"], foreign: ["Kit/Till.podspec": text])
        #expect(modules["Kit/A.swift"]??.name == "Till")
    }

    @Test(
        arguments: [
            ("Sources/**", "Sources/a/B.swift", true), ("Sources/**", "Other/B.swift", false),
            ("Sources/**/*.swift", "Sources/B.swift", true), ("Sources/*.swift", "Sources/a/B.swift", false),
            ("*.swift", "B.swift", true), ("*.swift", "a/B.swift", false), ("**/*.swift", "a/B.swift", true),
            ("A.swift", "A.swift", true), ("A.swift", "a/A.swift", false), ("Sources", "Sources/a/B.swift", true),
            ("Sources*/**", "Sources2/B.swift", true), ("a/{b,c}/*.swift", "a/c/B.swift", true),
            ("a/{b,c}/*.swift", "a/d/B.swift", false), ("{{{{", "a.swift", false), ("", "a.swift", true),
        ]
    )
    func patterns(pattern: String, path: String, isMatch: Bool) {
        #expect(SourcePattern(pattern).matches(path) == isMatch)
    }

    @Test func aPodfileNamesTheModuleOfItsOnlyTarget() {
        let modules = layout(
            ["Example/Demo/A.swift", "Example/Demo/DemoTests/B.swift"],
            foreign: [
                "Example/Podfile": """
                # target 'Old' do
                use_frameworks!
                target 'Gym_Example' do
                  pod 'Gym', :path => '../'
                  target("Gym_Tests") do
                    inherit! :search_paths
                  end
                end
                """
            ],
            markers: ["Example/Podfile"]
        )
        #expect(modules["Example/Demo/A.swift"]??.name == "Gym_Example")
        #expect(modules["Example/Demo/A.swift"]??.origin == .podfile)
        #expect(modules["Example/Demo/DemoTests/B.swift"]??.kind == .test)
    }

    @Test func ofSeveralTargetsOfAPodfileTheOnlyProgramCounts() {
        let podfile = "abstract_target 'All' do\n  target 'App' do\n  end\n  target 'Today' do\n  end\nend\n"
        let told = layout(
            ["App/AppDelegate.swift", "Today/B.swift"],
            foreign: ["Podfile": podfile],
            markers: ["Podfile"]
        )
        #expect(told["Today/B.swift"]??.name == "App")
        let untold = layout(["A.swift", "Today/B.swift"], foreign: ["Podfile": podfile], markers: ["Podfile"])
        #expect(untold["A.swift"]??.name == "app")
        #expect(layout(["A.swift"], foreign: ["Podfile": "pod 'A'"], markers: ["Podfile"])["A.swift"]??.name == "app")
    }
}
