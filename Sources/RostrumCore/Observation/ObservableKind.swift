/// Whether the values of a type have observed fields, found out once rather than for each value.
struct ObservableKind<Value> {
  private let type: (any ObservableState.Type)?

  init() {
    type = Value.self as? any ObservableState.Type
  }

  /// The identity of a value, if its fields are observed.
  func id(of value: Value) -> ObservableStateID? { type?.id(of: value) }

  /// The identity of the value in a place, if its fields are observed.
  func id(at value: inout Value) -> ObservableStateID? { type?.id(at: &value) }

  /// The list of readers of a value's fields, if they are observed.
  func source(of value: Value) -> ObservationSource? {
    type?.id(of: value).observationSource
  }

  /// Announces to a value that it is about to be changed in its place.
  func willModify(_ value: inout Value) { type?.willModify(&value) }

  /// The stored property behind an observed one.
  func storagePath<Part>(
    of keyPath: WritableKeyPath<Value, Part>
  ) -> WritableKeyPath<Value, Part>? {
    type?.storagePath(of: keyPath)
  }

  /// Whether the fields of values are observed.
  var isObserved: Bool { type != nil }

  /// Changes a value, and says whether it is still the same for the readers of its place.
  func isSame(_ value: inout Value, after change: (inout Value) -> Void) -> Bool {
    guard let type else {
      change(&value)
      return false
    }
    let before = type.modifiedID(&value)
    change(&value)
    return before == type.id(at: &value)
  }
}

extension ObservableState {
  // NB: These are called with values whose static type is another name for `Self`, which pointers
  // and downcasting say without a copy.
  fileprivate static func id<Value>(of value: Value) -> ObservableStateID {
    withUnsafePointer(to: value) { id(at: UnsafeMutablePointer(mutating: $0)) }
  }

  fileprivate static func id(at value: UnsafeMutablePointer<some Any>) -> ObservableStateID {
    UnsafeMutableRawPointer(value).assumingMemoryBound(to: Self.self).pointee.idInPlace()
  }

  // NB: Changes nothing. It is `mutating` because to ask what a pointer points to for a property
  // copies it: the compiler cannot know that nobody writes there meanwhile.
  private mutating func idInPlace() -> ObservableStateID { _$id }

  fileprivate static func willModify(_ value: UnsafeMutablePointer<some Any>) {
    UnsafeMutableRawPointer(value).assumingMemoryBound(to: Self.self).pointee._$willModify()
  }

  fileprivate static func modifiedID(_ value: UnsafeMutablePointer<some Any>) -> ObservableStateID {
    let value = UnsafeMutableRawPointer(value).assumingMemoryBound(to: Self.self)
    value.pointee._$willModify()
    return value.pointee.idInPlace()
  }

  fileprivate static func storagePath<State, Part>(
    of keyPath: WritableKeyPath<State, Part>
  ) -> WritableKeyPath<State, Part>? {
    _$storage(of: unsafeDowncast(keyPath, to: WritableKeyPath<Self, Part>.self)).map {
      unsafeDowncast($0, to: WritableKeyPath<State, Part>.self)
    }
  }
}
