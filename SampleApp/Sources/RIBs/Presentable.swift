/// The view of a RIB, as its interactor sees it.
public protocol Presentable: AnyObject {}
