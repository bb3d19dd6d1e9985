import RIBs

extension LibraryComponent: LoansDependency, FinesDependency {
    var catalogue: Catalogue { dependency.catalogue }
}
