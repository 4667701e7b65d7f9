/// A type's conformance to `ObservableState`, looked up once rather than for each value.
struct ObservableKind<Value> {
  private let type: (any ObservableState.Type)?

  init() {
    type = Value.self as? any ObservableState.Type
  }

  /// The identity of a value, or `nil` if its fields aren't observed.
  func id(of value: Value) -> ObservableStateID? { type?.id(of: value) }

  /// The identity of a value in place, or `nil` if its fields aren't observed.
  func id(at value: inout Value) -> ObservableStateID? { type?.id(at: &value) }

  /// The observation source of a value, or `nil` if its fields aren't observed.
  func source(of value: Value) -> ObservationSource? {
    type?.id(of: value).observationSource
  }

  /// Notifies a value that it is about to be mutated in place.
  func willModify(_ value: inout Value) { type?.willModify(&value) }

  /// The stored property behind an observed one.
  func storagePath<Part>(
    of keyPath: WritableKeyPath<Value, Part>
  ) -> WritableKeyPath<Value, Part>? {
    type?.storagePath(of: keyPath)
  }

  /// Whether the type's fields are observed.
  var isObserved: Bool { type != nil }

  /// Mutates a value, and returns whether its identity is unchanged.
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
  // NB: The static type of these arguments is `Self` under a different name. Pointers and downcasts
  // convert it without a copy.
  fileprivate static func id<Value>(of value: Value) -> ObservableStateID {
    withUnsafePointer(to: value) { id(at: UnsafeMutablePointer(mutating: $0)) }
  }

  fileprivate static func id(at value: UnsafeMutablePointer<some Any>) -> ObservableStateID {
    UnsafeMutableRawPointer(value).assumingMemoryBound(to: Self.self).pointee.idInPlace()
  }

  // NB: Doesn't mutate the value. It is `mutating` because the compiler would copy the pointee of a
  // pointer to read a property of it, not knowing that it stays unmodified meanwhile.
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
