/// The values that the parts of the scene pass to each other, each in one direction.
enum FilmListModels {
    /// From the view to the interactor.
    struct Request: Equatable {
        /// Films of this year and later.
        let firstYear: Int
    }

    /// From the interactor to the presenter.
    struct Response: Equatable {
        let films: [Film]
    }

    /// From the presenter to the view.
    struct ViewModel: Equatable {
        let lines: [String]
    }
}
