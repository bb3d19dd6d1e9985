// How long the mocks of many protocols take; `swift run -c release mock-benchmark [COUNT]`.

import Cores
import Mocks
import SwiftReader

let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 5000

/// Files of ten protocols each, with what protocols of an app usually require.
let texts = stride(from: 0, to: count, by: 10).map { first in
    let protocols = (first..<min(first + 10, count)).map { number in
        """
        /// What screen \(number) tells and asks.
        /// @mockable
        protocol Screen\(number)Listening: AnyObject\(number % 10 == 0 ? "" : ", Screen\(number - 1)Listening") {
            var title\(number): String { get set }
            var user\(number): User { get }
            func didSelect\(number)(item: Item, at index: Int)
            func didSelect\(number)(item: Item, in section: String) -> Bool
            func load\(number)(id: Int, completion: @escaping (Result<[Item], any Error>) -> Void)
            func fetch\(number)<Value: Decodable>(_ type: Value.Type, from path: String) async throws -> Value
        }
        """
    }
    return "import Foundation\n\n" + protocols.joined(separator: "\n\n") + "\n"
}

let clock = ContinuousClock()
var plan: MockPlan?
let duration = clock.measure {
    let files = mapOnAllCores(portions(of: texts.count)) { numbers in
        numbers.map { number in
            let source = SourceFile(path: "File\(number).swift", reading: Array(texts[number].utf8))
            return SourceProtocols(of: source, in: "App")
        }
    }
    .flatMap { $0 }
    let table = ProtocolTable(files)
    plan = MockPlan(of: table.entries.filter { table[$0].annotation != nil }, in: table)
}
print("\(plan?.names.count ?? 0) mocks, \(plan?.text.utf8.count ?? 0) bytes, in \(duration)")
