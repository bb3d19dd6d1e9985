// Mocks by Thimble. Do not edit.
// Updated by: thimble mock --module FilmList --module TextViews
// swift-format-ignore-file
// swiftlint:disable all

import TextViews

@testable import FilmList

class FilmListBusinessLogicMock: FilmListBusinessLogic {
    init() {}

    private(set) var fetchFilmsCallCount = 0
    var fetchFilmsArgValues: [FilmListModels.Request] = []
    var fetchFilmsHandler: ((FilmListModels.Request) -> Void)?
    func fetchFilms(_ request: FilmListModels.Request) {
        fetchFilmsCallCount += 1
        fetchFilmsArgValues.append(request)
        if let fetchFilmsHandler {
            fetchFilmsHandler(request)
        }
    }
}

class FilmListPresentationLogicMock: FilmListPresentationLogic {
    init() {}

    private(set) var presentFilmsCallCount = 0
    var presentFilmsArgValues: [FilmListModels.Response] = []
    var presentFilmsHandler: ((FilmListModels.Response) -> Void)?
    func presentFilms(_ response: FilmListModels.Response) {
        presentFilmsCallCount += 1
        presentFilmsArgValues.append(response)
        if let presentFilmsHandler {
            presentFilmsHandler(response)
        }
    }
}

class FilmListDisplayLogicMock: FilmListDisplayLogic {
    init() {}

    private(set) var displayFilmsCallCount = 0
    var displayFilmsArgValues: [FilmListModels.ViewModel] = []
    var displayFilmsHandler: ((FilmListModels.ViewModel) -> Void)?
    func displayFilms(_ viewModel: FilmListModels.ViewModel) {
        displayFilmsCallCount += 1
        displayFilmsArgValues.append(viewModel)
        if let displayFilmsHandler {
            displayFilmsHandler(viewModel)
        }
    }
}

class FilmFetchingMock: FilmFetching {
    init() {}

    private(set) var fetchFilmsCallCount = 0
    var fetchFilmsHandler: ((([Film]) -> Void) -> Void)?
    func fetchFilms(_ completion: ([Film]) -> Void) {
        fetchFilmsCallCount += 1
        if let fetchFilmsHandler {
            fetchFilmsHandler(completion)
        }
    }
}

public class TerminalMock: Terminal {
    public init() {}

    public private(set) var writeCallCount = 0
    public var writeArgValues: [String] = []
    public var writeHandler: ((String) -> Void)?
    public func write(_ text: String) {
        writeCallCount += 1
        writeArgValues.append(text)
        if let writeHandler {
            writeHandler(text)
        }
    }

    public private(set) var readLineCallCount = 0
    public var readLineHandler: (() -> String?)?
    public func readLine() -> String? {
        readLineCallCount += 1
        if let readLineHandler {
            return readLineHandler()
        }
        return nil
    }
}
