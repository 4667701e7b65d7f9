// Operators change a part of the state for which they only have a key path. A key path to an
// observed property reads a copy and assigns it back, which would copy every array in the part, and
// would tell all readers of the property. What follows goes to the storage behind the property, and
// tells its readers only when another value has taken the place.

/// Changes a part of a state in its place.
///
/// - Parameters:
///   - keyPath: The part.
///   - state: The state.
///   - body: Changes the part.
/// - Returns: What the closure gives back.
func withPart<State, Part, R>(
  at keyPath: WritableKeyPath<State, Part>, of state: inout State, _ body: (inout Part) -> R
) -> R {
  withPart(at: keyPath, of: &state) { part, isSame in
    let result: R
    (result, isSame) = reducingPart(&part, body)
    return result
  }
}

/// Changes a part of a state in its place; the closure says whether readers need not be told.
///
/// - Parameters:
///   - keyPath: The part.
///   - state: The state.
///   - body: Changes the part; `isSame` says that no other value has taken its place.
/// - Returns: What the closure gives back.
func withPart<State, Part, R>(
  at keyPath: WritableKeyPath<State, Part>,
  of state: inout State,
  _ body: (inout Part, _ isSame: inout Bool) -> R
) -> R {
  var isSame = false
  guard let source = _$observationSource(of: state) else {
    return body(&state[keyPath: keyPath], &isSame)
  }
  guard let storage = _$storagePath(of: keyPath) else {
    // NB: A part of a part, or a computed property: only a copy can be had.
    var part = state[keyPath: keyPath]
    let result = body(&part, &isSame)
    source.telling(isSame ? .silently : .certainly) { state[keyPath: keyPath] = part }
    return result
  }
  let result = body(&state[keyPath: storage], &isSame)
  if !isSame {
    let part = state[keyPath: storage]
    source.telling(.certainly) { state[keyPath: keyPath] = part }
  }
  return result
}

/// Changes a value, and says whether it is still the same for the readers of its place.
func reducingPart<Part, R>(_ part: inout Part, _ body: (inout Part) -> R) -> (R, isSame: Bool) {
  _$willModifyObservable(&part)
  let before = _$observableID(of: part)
  let result = body(&part)
  return (result, before != nil && before == _$observableID(of: part))
}

/// The identity of a value, if its fields are observed.
func _$observableID<Value>(of value: Value) -> ObservableStateID? {
  (Value.self as? any ObservableState.Type)?.id(of: value)
}

/// The list of readers of a value's fields, if they are observed.
func _$observationSource<Value>(of value: Value) -> ObservationSource? {
  _$observableID(of: value)?.observationSource
}

/// Announces to a value that it is about to be changed in its place, if its fields are observed.
func _$willModifyObservable<Value>(_ value: inout Value) {
  (Value.self as? any ObservableState.Type)?.willModify(&value)
}

/// The stored property behind an observed one.
private func _$storagePath<State, Part>(
  of keyPath: WritableKeyPath<State, Part>
) -> WritableKeyPath<State, Part>? {
  (State.self as? any ObservableState.Type)?.storagePath(of: keyPath)
}

extension ObservableState {
  // NB: These are called with values whose static type is another name for `Self`, which rebinding
  // a pointer and downcasting say without a copy.
  fileprivate static func id<Value>(of value: Value) -> ObservableStateID {
    withUnsafePointer(to: value) {
      $0.withMemoryRebound(to: Self.self, capacity: 1) { $0.pointee._$id }
    }
  }

  fileprivate static func willModify<Value>(_ value: inout Value) {
    withUnsafeMutablePointer(to: &value) {
      $0.withMemoryRebound(to: Self.self, capacity: 1) { $0.pointee._$willModify() }
    }
  }

  fileprivate static func storagePath<State, Part>(
    of keyPath: WritableKeyPath<State, Part>
  ) -> WritableKeyPath<State, Part>? {
    _$storage(of: unsafeDowncast(keyPath, to: WritableKeyPath<Self, Part>.self)).map {
      unsafeDowncast($0, to: WritableKeyPath<State, Part>.self)
    }
  }
}
