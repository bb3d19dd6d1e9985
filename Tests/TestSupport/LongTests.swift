import Foundation

/// Tests that take too long for every run of `swift test`. `.ci/run` runs them.
package enum LongTests {
    /// Whether this run includes them.
    package static let areIncluded = ProcessInfo.processInfo.environment["THIMBLE_LONG_TESTS"] == "1"

    /// Why they are skipped otherwise.
    package static let remark = "This test takes long: THIMBLE_LONG_TESTS=1 includes it, as .ci/run does."

    /// Whether this run includes what takes too long even for `.ci/run`, such as every way to break the sample app. A
    /// weekly run does.
    package static let areAllIncluded = ProcessInfo.processInfo.environment["THIMBLE_ALL_TESTS"] == "1"

    /// Why a selection has to do otherwise.
    package static let remarkOnAll = "This test takes very long: THIMBLE_ALL_TESTS=1 includes it, as a weekly run does."
}

/// The arguments of a test: some for every run, and the others for runs with long tests.
package struct Sampling<Element: Sendable>: Sendable {
    package private(set) var chosen: [Element] = []
    package private(set) var others: [Element] = []

    /// Chooses the first element of each kind and every `step`th after it.
    package init(_ elements: [Element], every step: Int, by kind: (Element) -> some Hashable) {
        var counts: [AnyHashable: Int] = [:]
        for element in elements {
            let number = counts[kind(element), default: 0]
            counts[kind(element)] = number + 1
            if number.isMultiple(of: step) { chosen.append(element) } else { others.append(element) }
        }
    }

    /// Every `step`th of the others, or all of them in the weekly run.
    package func others(every step: Int) -> [Element] {
        LongTests.areAllIncluded ? others : Sampling(others, every: step).chosen
    }

    /// Chooses the first element and every `step`th after it.
    package init(_ elements: [Element], every step: Int) {
        self.init(elements, every: step) { _ in true }
    }
}
