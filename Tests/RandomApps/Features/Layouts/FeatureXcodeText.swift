/// Xcode projects, with a workspace for them if there are two.
struct FeatureXcodeText {
    let world: FeatureWorld

    var files: [String: String] {
        var files: [String: String] = [:]
        for name in world.projects { files["\(name)/\(name).xcodeproj/project.pbxproj"] = project(name) }
        if world.isSplit {
            let references = world.projects.map { "<FileRef location = \"group:\($0)/\($0).xcodeproj\"></FileRef>" }
            files["All.xcworkspace/contents.xcworkspacedata"] =
                "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<Workspace version = \"1.0\">\(references.joined())</Workspace>\n"
        }
        return files
    }

    private func project(_ name: String) -> String {
        let modules = world.modules(in: name)
        let folders = modules.flatMap { module in
            world.layout.folders(of: module).enumerated().map { number, folder in
                "\(module)_F\(number) = {isa = PBXFileSystemSynchronizedRootGroup; path = \"\(folder)\"; "
                    + "sourceTree = \"<group>\"; };\n"
            }
        }
        let children = modules.flatMap { module in world.layout.folders(of: module).indices.map { "\(module)_F\($0)" } }
        return """
            // !$*UTF8*$!
            {
            archiveVersion = 1;
            objectVersion = 77;
            objects = {
            \(folders.joined())\(modules.map { target($0, in: modules) }.joined())G = {isa = PBXGroup; children = (\
            \(children.joined(separator: ", "))); sourceTree = "<group>"; };
            R = {isa = PBXProject; buildConfigurationList = RL; mainGroup = G; targets = (\
            \(modules.map { "\($0)_T" }.joined(separator: ", "))); };
            RL = {isa = XCConfigurationList; buildConfigurations = (RC); };
            RC = {isa = XCBuildConfiguration; buildSettings = {}; name = Debug; };
            };
            rootObject = R;
            }

            """
    }

    private func target(_ module: String, in own: [String]) -> String {
        let kind = module.hasPrefix("App") ? "application" : "framework"
        let folders = world.layout.folders(of: module).indices.map { "\(module)_F\($0)" }.joined(separator: ", ")
        let dependencies = world.dependencies(of: module).filter(own.contains)
        let links = dependencies.map { "\(module)_D\($0) = {isa = PBXTargetDependency; target = \($0)_T; };\n" }
        let names = dependencies.map { "\(module)_D\($0)" }.joined(separator: ", ")
        let settings = world.buildSettings(of: module).map { "\($0.key) = \"\($0.value)\"; " }
        return """
            \(module)_T = {isa = PBXNativeTarget; name = \(module); buildConfigurationList = \(module)_L; \
            buildPhases = (\(module)_P); dependencies = (\(names)); fileSystemSynchronizedGroups = (\(folders)); \
            productType = "com.apple.product-type.\(kind)"; };
            \(module)_P = {isa = PBXSourcesBuildPhase; files = (); };
            \(module)_L = {isa = XCConfigurationList; buildConfigurations = (\(module)_C); };
            \(module)_C = {isa = XCBuildConfiguration; buildSettings = {\(settings.joined())}; name = Debug; };
            \(links.joined())
            """ + "\n"
    }
}
