import RIBs

/// Not a component: a class that stands at the top because its value is handed over.
final class House: GardenNeeds {
    let weather = Weather()

    func openGarden() -> GardenRouter { GardenMaker(dependency: self).build() }
}
