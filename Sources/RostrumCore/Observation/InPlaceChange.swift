// Operators change a part of the state for which they only have a key path. A key path to an
// observed field reads a copy and assigns it back; what follows does that without telling the
// readers of the field, unless another value has taken the place.

/// Changes a part of a state through a key path, as if in its place.
///
/// - Parameters:
///   - keyPath: The part.
///   - state: The state.
///   - body: Changes the part.
/// - Returns: What the closure gives back.
func withPart<State, Part, R>(
  at keyPath: WritableKeyPath<State, Part>, of state: inout State, _ body: (inout Part) -> R
) -> R {
  guard let source = _$observationSource(of: state) else { return body(&state[keyPath: keyPath]) }
  var part = state[keyPath: keyPath]
  _$willModifyObservable(&part)
  let before = _$observableID(of: part)
  let result = body(&part)
  if let before, before == _$observableID(of: part) {
    source.telling(.silently) { state[keyPath: keyPath] = part }
  } else {
    state[keyPath: keyPath] = part
  }
  return result
}

/// Changes a container of states through a key path, as if in its place.
///
/// - Parameters:
///   - keyPath: The container.
///   - state: The state.
///   - placeholder: A container to leave in the state meanwhile, so that there is one owner.
///   - body: Changes the container; `isSilent` says that its readers need not be told.
/// - Returns: What the closure gives back.
func withContainer<State, Container, R>(
  at keyPath: WritableKeyPath<State, Container>,
  of state: inout State,
  placeholder: (Container) -> Container,
  _ body: (inout Container, _ isSilent: inout Bool) -> R
) -> R {
  var isSilent = false
  guard let source = _$observationSource(of: state) else {
    return body(&state[keyPath: keyPath], &isSilent)
  }
  var container = state[keyPath: keyPath]
  source.telling(.silently) { state[keyPath: keyPath] = placeholder(container) }
  let result = body(&container, &isSilent)
  source.telling(isSilent ? .silently : .certainly) { state[keyPath: keyPath] = container }
  return result
}

/// The identity of a value, if its fields are observed.
func _$observableID<Value>(of value: Value) -> ObservableStateID? {
  guard let type = Value.self as? any ObservableState.Type else { return nil }
  return type.id(of: value)
}

/// The list of readers of a value's fields, if they are observed.
func _$observationSource<Value>(of value: Value) -> ObservationSource? {
  _$observableID(of: value)?.observationSource
}

/// Announces to a value that it is about to be changed in its place, if its fields are observed.
func _$willModifyObservable<Value>(_ value: inout Value) {
  (Value.self as? any ObservableState.Type)?.willModify(&value)
}

extension ObservableState {
  // NB: both are called with a value of type `Self` whose static type is another name for it, which
  // rebinding the pointer to it says without a copy.
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
}
