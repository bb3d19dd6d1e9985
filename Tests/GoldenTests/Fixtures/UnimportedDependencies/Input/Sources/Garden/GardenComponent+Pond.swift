import Pond

extension GardenComponent: PondDependency {}
