import Foundation

/// Files of ten marked protocols each, with what protocols of an app usually require.
struct ProtocolFiles {
    let count: Int

    func write(into folder: String) throws {
        let sources = "\(folder)/Sources/App"
        try FileManager.default.createDirectory(atPath: sources, withIntermediateDirectories: true)
        for first in stride(from: 0, to: count, by: 10) {
            let protocols = (first..<min(first + 10, count)).map(text)
            let file = "import Foundation\n\n" + protocols.joined(separator: "\n\n") + "\n"
            try file.write(toFile: "\(sources)/Screen\(first).swift", atomically: false, encoding: .utf8)
        }
    }

    private func text(of number: Int) -> String {
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
}
