/// The view of a RIB, for its interactor.
public protocol Presentable: AnyObject {}
