struct Bean {}
struct Grain {}
struct Rot {}
enum Shed {}
protocol Sprouting {}
enum Result {}
enum Frost {}
protocol BedDependency {}
