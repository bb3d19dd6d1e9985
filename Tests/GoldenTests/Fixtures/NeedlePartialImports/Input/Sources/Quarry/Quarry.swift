import NeedleFoundation
import struct Stones.Granite
import struct Stones.Slate
import class Yards.ShedComponent
import class Yards.YardComponent

final class QuarryComponent: BootstrapComponent {
    var granite: Granite { Granite() }
    var slate: Slate { Slate() }
    var yard: YardComponent { YardComponent(parent: self) }
    var shed: ShedComponent { ShedComponent(parent: self) }
}
