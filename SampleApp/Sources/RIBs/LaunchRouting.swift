import TextViews

/// The router at the top of the tree, which no parent attaches.
public protocol LaunchRouting: ViewableRouting {
    /// Shows the RIB's view in the window and starts the tree.
    func launch(from window: TextWindow)
}
