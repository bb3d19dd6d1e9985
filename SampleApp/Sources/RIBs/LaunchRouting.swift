import TextViews

/// The router of the root, which no parent attaches.
public protocol LaunchRouting: ViewableRouting {
    /// Shows the RIB's view in the window and starts the tree.
    func launch(from window: TextWindow)
}
