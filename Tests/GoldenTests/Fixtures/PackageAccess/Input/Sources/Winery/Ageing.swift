internal import Barrels
package import Cellar
import RIBs

// So does the access of the import of an extended class.

extension BarrelComponent: CellarDependency {
    var vintage: Vintage { Vintage() }
}

enum Ageing {
    static func open() { CellarBuilder(dependency: BarrelComponent()).build() }
}
