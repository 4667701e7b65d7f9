/// Where sessions and shared values are kept.
public typealias Storage = SessionStorage & SharedValueStorage
