import Stones

extension QuarryComponent {
    var granite: Granite { Granite() }
    var slate: Slate { Slate() }
}
