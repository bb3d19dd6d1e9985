import RIBs

extension LibraryComponent {
    func searchBuilder() -> SearchBuilder {
        return SearchBuilder(dependency: self)
    }
}
