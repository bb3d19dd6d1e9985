import RIBs

extension GardenComponent: BedDependency {}

extension Greenhouse: PondDependency {}
