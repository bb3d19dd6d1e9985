/// What all worlds of a program share.
enum WorldText {
    static let common = """
        import Foundation

        public protocol Marker: Sendable {}
        public struct Item: Hashable, Sendable, Marker {
            public var number: Int
            public struct Part: Hashable, Sendable { public var number: Int }
        }
        public enum Choice: Sendable { case first, second }
        public enum Failure: Error { case first, second }
        public final class Anchor: Sendable {}
        public final class Crate {}
        public typealias Number = Int
        public class Observable<Element> {
            public init() {}
            public static func empty() -> Observable<Element> { Observable() }
        }
        public final class PublishSubject<Element>: Observable<Element> {
            override public init() {}
        }

        nonisolated(unsafe) let firstCrate = Crate()
        nonisolated(unsafe) let secondCrate = Crate()
        nonisolated(unsafe) let firstSubject = PublishSubject<Int>()
        nonisolated(unsafe) let secondStream = Observable<Int>()
        let firstAnchor = Anchor()
        let secondAnchor = Anchor()

        final class Counter: @unchecked Sendable {
            private(set) var value = 0
            func add() { value += 1 }
        }

        final class Report: @unchecked Sendable {
            nonisolated(unsafe) static var checks = 0
            private let name: String

            init(_ name: String) {
                self.name = name
                Report.say("begin \\(name)")
            }

            func check(_ isMet: @autoclosure () throws -> Bool, _ what: String) {
                Report.checks += 1
                do {
                    if !(try isMet()) { fail(what) }
                } catch {
                    fail("\\(what): \\(error)")
                }
            }

            func fail(_ what: String) { Report.say("fail \\(name) \\(what)") }

            static func say(_ text: String) { FileHandle.standardOutput.write(Data((text + "\\n").utf8)) }
        }

        """

    static func main(_ exercises: [String]) -> String {
        exercises.map { "try await \($0)()\n" }.joined() + "Report.say(\"checks \\(Report.checks)\")\n"
    }
}
