/// How many games were played since the program started, by whomever, for those who only look at it.
public protocol GameJournal: AnyObject {
    var gameCount: Int { get }
    var drawCount: Int { get }
}
