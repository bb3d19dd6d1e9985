public struct Log { public init() {} }
public struct Crew { public init() {} }
public struct Tide { public init() {} }
public struct Berth { public init() {} }
public struct Pier { public init() {} }
public struct Buoy { public init() {} }
public struct Chart<Scale> { public init() {} }
public struct Rope { public init() {} }
public protocol Piloting {}
public struct Pilot: Piloting { public init() {} }
public protocol Weather {}
public struct Fog: Weather { public init() {} }
