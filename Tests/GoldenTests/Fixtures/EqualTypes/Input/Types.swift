import RIBs

protocol Playing {}

protocol Recording {}

struct Song: Playing, Recording {}

typealias Song2 = Song

typealias Shelf = [String: [Song]]
