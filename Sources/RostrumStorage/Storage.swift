/// A storage of sessions and shared values.
public typealias Storage = SessionStorage & SharedValueStorage
