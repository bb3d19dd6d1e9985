/// A project as Xcode writes it: an app, its tests, and a file that both compile.
let notesProject = """
    // !$*UTF8*$!
    {
    	archiveVersion = 1;
    	classes = {
    	};
    	objectVersion = 56;
    	objects = {

    /* Begin PBXBuildFile section */
    		B1 /* Editor.swift in Sources */ = {isa = PBXBuildFile; fileRef = F1 /* Editor.swift */; };
    		B2 /* Shared.swift in Sources */ = {isa = PBXBuildFile; fileRef = F2 /* Shared.swift */; };
    		B3 /* EditorTests.swift in Sources */ = {isa = PBXBuildFile; fileRef = F3 /* EditorTests.swift */; };
    		B4 /* Shared.swift in Sources */ = {isa = PBXBuildFile; fileRef = F2 /* Shared.swift */; };
    		B5 /* Icons.xcassets in Resources */ = {isa = PBXBuildFile; fileRef = F5 /* Icons.xcassets */; };
    		B6 /* Version.swift in Sources */ = {isa = PBXBuildFile; fileRef = F6 /* Version.swift */; };
    		B7 /* Made.swift in Sources */ = {isa = PBXBuildFile; fileRef = F7 /* Made.swift */; };
    /* End PBXBuildFile section */

    /* Begin PBXFileReference section */
    		F1 /* Editor.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Editor.swift; sourceTree = "<group>"; };
    		F2 /* Shared.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Shared.swift; sourceTree = "<group>"; };
    		F3 /* EditorTests.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = EditorTests.swift; sourceTree = "<group>"; };
    		F5 /* Icons.xcassets */ = {isa = PBXFileReference; lastKnownFileType = folder.assetcatalog; path = Icons.xcassets; sourceTree = "<group>"; };
    		F6 /* Version.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; name = Version.swift; path = ../Common/Version.swift; sourceTree = SOURCE_ROOT; };
    		F7 /* Made.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Made.swift; sourceTree = BUILT_PRODUCTS_DIR; };
    		F8 /* Notes.app */ = {isa = PBXFileReference; explicitFileType = wrapper.application; path = Notes.app; sourceTree = BUILT_PRODUCTS_DIR; };
    /* End PBXFileReference section */

    /* Begin PBXGroup section */
    		G0 = {isa = PBXGroup; children = (G1 /* Notes */, G3 /* NotesTests */, F6 /* Version.swift */, G4 /* Products */, ); sourceTree = "<group>"; };
    		G1 /* Notes */ = {isa = PBXGroup; children = (G2 /* Screens */, F2 /* Shared.swift */, F5 /* Icons.xcassets */, ); path = Notes; sourceTree = "<group>"; };
    		G2 /* Screens */ = {isa = PBXGroup; children = (F1 /* Editor.swift */, ); name = Screens; path = "All Screens"; sourceTree = "<group>"; };
    		G3 /* NotesTests */ = {isa = PBXGroup; children = (F3 /* EditorTests.swift */, ); path = NotesTests; sourceTree = "<group>"; };
    		G4 /* Products */ = {isa = PBXGroup; children = (F8 /* Notes.app */, F7 /* Made.swift */, ); name = Products; sourceTree = "<group>"; };
    /* End PBXGroup section */

    /* Begin PBXNativeTarget section */
    		T1 /* Notes */ = {
    			isa = PBXNativeTarget;
    			buildConfigurationList = L1 /* Build configuration list for PBXNativeTarget "Notes" */;
    			buildPhases = (P1 /* Sources */, P2 /* Resources */, );
    			name = Notes;
    			productName = Notes;
    			productType = "com.apple.product-type.application";
    		};
    		T2 /* NotesTests */ = {
    			isa = PBXNativeTarget;
    			buildConfigurationList = L2;
    			buildPhases = (P3 /* Sources */, );
    			name = NotesTests;
    			productType = "com.apple.product-type.bundle.unit-test";
    		};
    		T3 /* Documentation */ = {isa = PBXAggregateTarget; buildPhases = (); name = Documentation; };
    /* End PBXNativeTarget section */

    		P1 /* Sources */ = {isa = PBXSourcesBuildPhase; buildActionMask = 2147483647; files = (B1, B2, B6, B7, ); };
    		P2 /* Resources */ = {isa = PBXResourcesBuildPhase; files = (B5, ); };
    		P3 /* Sources */ = {isa = PBXSourcesBuildPhase; files = (B3, B4, ); };
    		L1 = {isa = XCConfigurationList; buildConfigurations = (C1, C2, ); defaultConfigurationName = Release; };
    		L2 = {isa = XCConfigurationList; buildConfigurations = (C3, ); defaultConfigurationName = Release; };
    		C1 /* Debug */ = {isa = XCBuildConfiguration; buildSettings = {PRODUCT_NAME = "Notes Beta"; }; name = Debug; };
    		C2 /* Release */ = {isa = XCBuildConfiguration; buildSettings = {PRODUCT_NAME = "My Notes"; }; name = Release; };
    		C3 /* Release */ = {isa = XCBuildConfiguration; buildSettings = {PRODUCT_NAME = "$(TARGET_NAME)"; }; name = Release; };
    		R /* Project object */ = {isa = PBXProject; mainGroup = G0; projectDirPath = ""; targets = (T1 /* Notes */, T2 /* NotesTests */, T3, ); };
    	};
    	rootObject = R /* Project object */;
    }
    """

/// A project of many targets in one line each, for what does not depend on how Xcode writes it.
///
/// - Parameters:
///   - targets: the files of each are listed by their paths from the project's folder.
///   - objects: more objects, as written.
///   - settings: more entries of the project object.
///   - groups: the identifiers of more members of the main group.
func projectText(
    _ targets: [SampleTarget],
    objects: String = "",
    settings: String = "",
    groups: [String] = []
) -> String {
    var text = objects
    var children = groups
    for (number, target) in targets.enumerated() {
        var files: [String] = []
        for (index, path) in target.files.enumerated() {
            let id = "\(number)_\(index)"
            text += "F\(id) = {isa = PBXFileReference; path = \"\(path)\"; sourceTree = \"<group>\"; };\n"
            text += "B\(id) = {isa = PBXBuildFile; fileRef = F\(id); };\n"
            files.append("B\(id)")
            children.append("F\(id)")
        }
        text += "P\(number) = {isa = PBXSourcesBuildPhase; files = (\(files.joined(separator: ", "))); };\n"
        text += "T\(number) = {isa = PBXNativeTarget; buildPhases = (P\(number)); name = \"\(target.name)\"; "
        text += "productType = \"com.apple.product-type.\(target.type)\"; "
        text += "fileSystemSynchronizedGroups = (\(target.folders.joined(separator: ", "))); };\n"
        children += target.folders.filter { !children.contains($0) }
    }
    let names = targets.indices.map { "T\($0)" }.joined(separator: ", ")
    return """
        { objects = {
        \(text)
        G = {isa = PBXGroup; children = (\(children.joined(separator: ", "))); sourceTree = "<group>"; };
        R = {isa = PBXProject; mainGroup = G; targets = (\(names)); \(settings) };
        }; rootObject = R; }
        """
}

struct SampleTarget {
    let name: String
    var type = "application"
    var files: [String] = []
    /// The identifiers of synchronized folders.
    var folders: [String] = []
}
