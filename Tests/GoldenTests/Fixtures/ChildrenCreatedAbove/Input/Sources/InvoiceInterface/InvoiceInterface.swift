import RIBs
import Wares

public protocol InvoiceDependency: Dependency {
    var paper: Paper { get }
}

public protocol InvoiceBuildable: Buildable {
    func build()
}
