/// @mockable
protocol Conditional {
    #if DEBUG
        var debug: Int { get }
        func log(_ x: Int)
    #elseif os(Linux)
        func log(_ x: String)
    #else
        func log(_ x: Double)
    #endif
    func log()
}

#if os(Linux)
    /// @mockable
    protocol OnLinux { func a() }
#endif

/// @mockable
@available(macOS 13, *)
protocol Available {
    @available(*, deprecated, message: "no")
    func old()
    @available(macOS 14, iOS 17, *)
    func new()
}
