@_exported import Darwin

// What Swift's overlay of Darwin adds to the C declarations, as far as the platform code uses it.

public var S_IFMT: mode_t { 0o170000 }
public var S_IFREG: mode_t { 0o100000 }
public var S_IFDIR: mode_t { 0o040000 }
public var S_IFLNK: mode_t { 0o120000 }
public var CLOCK_MONOTONIC: clockid_t { _CLOCK_MONOTONIC }
public var SIG_IGN: sig_t { fatalError() }
public var SIG_DFL: sig_t { fatalError() }

public var TIOCGWINSZ: UInt { fatalError() }

public func ioctl(_ file: Int32, _ request: UInt, _ value: UnsafeMutableRawPointer) -> Int32 { fatalError() }

public var errno: Int32 {
    get { fatalError() }
    set { fatalError() }
}

public func open(_ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t) -> Int32 { fatalError() }

public func openat(_ folder: Int32, _ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t) -> Int32 {
    fatalError()
}
