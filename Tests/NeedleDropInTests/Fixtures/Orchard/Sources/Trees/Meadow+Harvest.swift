import NeedleFoundation

extension MeadowComponent {
    public var basket: Basket<String> { Basket() }

    var picker: PickerComponent { PickerComponent(parent: self) }
    var scarecrow: ScarecrowComponent { ScarecrowComponent(parent: self) }
}
