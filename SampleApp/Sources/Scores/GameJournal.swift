/// How many games have been played since the program started, for code that only reads it.
public protocol GameJournal: AnyObject {
    var gameCount: Int { get }
    var drawCount: Int { get }
}
