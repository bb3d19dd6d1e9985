import SwiftReader

/// Whether a file of this name is the entry point of a program.
func isProgramFile(_ name: String) -> Bool {
    name.endsWithBytes("App.swift") || name == "main.swift"
        || name.endsWithBytes("Delegate.swift") && ["AppDelegate.swift", "SceneDelegate.swift"].contains(name)
}
