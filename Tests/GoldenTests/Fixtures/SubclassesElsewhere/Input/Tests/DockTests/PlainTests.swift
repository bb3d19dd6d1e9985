import Dock
import RIBs

// This file does not see what is internal, although another one of the module does.
final class OpenDockComponentFake: OpenDockComponent {
    var chain: String { "rope" }
}
