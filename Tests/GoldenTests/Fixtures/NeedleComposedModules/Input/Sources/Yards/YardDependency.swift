import Stones

/// No file with a component imports `Stones`.
public typealias YardDependency = HasGranite & HasSlate
