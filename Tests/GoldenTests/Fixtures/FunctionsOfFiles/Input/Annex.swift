fileprivate func ||> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
private func open(_ component: SiteComponent) { CellarBuilder(dependency: component).build() }

struct Annex {
    let component: SiteComponent
    func build() { component ||> open }
}
