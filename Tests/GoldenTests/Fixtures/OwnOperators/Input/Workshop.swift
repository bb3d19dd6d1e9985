import RIBs

infix operator |>: AdditionPrecedence
infix operator <|
infix operator ~>
infix operator >>>: AdditionPrecedence
prefix operator ^^

func |> <A, B>(value: A, apply: (A) -> B) -> B { apply(value) }
func <| <A, B>(apply: (A) -> B, value: A) -> B { apply(value) }
func ~> (value: SawDependency, type: SawBuilder.Type) -> SawBuilder { SawBuilder(dependency: value) }
func >>> <A, B, C>(first: @escaping (A) -> B, second: @escaping (B) -> C) -> (A) -> C { { second(first($0)) } }
prefix func ^^ (value: PlaneDependency) -> PlaneBuilder { PlaneBuilder(dependency: value) }

class Wood {}

protocol WorkshopDependency: Dependency {}

final class WorkshopComponent: Component<WorkshopDependency> {
    var wood: Wood { Wood() }
}

final class WorkshopBuilder: Builder<WorkshopDependency> {
    func build() -> [Any] {
        let component = WorkshopComponent(dependency: dependency)
        let hammer = component |> HammerBuilder.init
        let drill = DrillBuilder.init <| component
        let saw = component ~> SawBuilder.self
        let plane = ^^component
        let lathe = component |> { LatheBuilder(dependency: $0) } |> { $0.build() }
        let files = [component].map(makeFile)
        let vice = Clamp()(component)
        let glue = { (dependency: GlueDependency) in GlueBuilder(dependency: dependency) }(component)
        let number = 1 |> String.init
        return [hammer.build(), drill.build(), saw.build(), plane.build(), lathe, files, vice, glue.build(), number]
    }

    private func makeFile(_ dependency: FileDependency) -> Any { FileBuilder(dependency: dependency).build() }
}

struct Clamp {
    func callAsFunction(_ dependency: ViceDependency) -> Any { ViceBuilder(dependency: dependency).build() }
}

final class AppComponent: Component<EmptyDependency>, WorkshopDependency {
    init() { super.init(dependency: EmptyComponent()) }
}

func start() -> [Any] { WorkshopBuilder(dependency: AppComponent()).build() }
