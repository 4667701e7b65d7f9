// Operators change a part of the state for which they only have a key path. A key path to an
// observed property reads a copy and assigns it back, which would copy every array in the part, and
// would tell all readers of the property. What follows goes to the storage behind the property, and
// tells its readers only when another value has taken the place.

/// A part of a state that an operator reads and changes in its place.
///
/// Where it is in memory is found out once, when the operator is made.
struct PartPlace<State, Part> {
  /// The part as a feature names it.
  let keyPath: WritableKeyPath<State, Part>

  private let whole = ObservableKind<State>()
  private let storage: WritableKeyPath<State, Part>?
  private let offset: Int?

  init(_ keyPath: WritableKeyPath<State, Part>) {
    self.keyPath = keyPath
    storage = whole.isObserved ? whole.storagePath(of: keyPath) : keyPath
    offset = storage.flatMap { MemoryLayout<State>.offset(of: $0) }
  }

  /// Looks at the part without a copy of it, and without becoming one of its readers.
  func read<R>(in state: inout State, _ body: (Part) -> R) -> R {
    if let offset {
      return withUnsafeMutablePointer(to: &state) {
        body(Self.part(of: $0, at: offset).pointee)
      }
    }
    return body(state[keyPath: storage ?? keyPath])
  }

  /// Changes the part; the closure says whether readers need not be told.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - body: Changes the part; `isSame` says that no other value has taken its place.
  /// - Returns: What the closure gives back.
  func change<R>(
    in state: inout State, _ body: (_ part: inout Part, _ isSame: inout Bool) -> R
  ) -> R {
    var isSame = false
    guard storage != nil else {
      // NB: A part of a part, or a computed property: only a copy can be had.
      var part = state[keyPath: keyPath]
      let result = body(&part, &isSame)
      telling(isSame ? .silently : .certainly, in: &state) { $0[keyPath: keyPath] = part }
      return result
    }
    let result = changeStorage(in: &state) { body(&$0, &isSame) }
    if !isSame, let source = whole.source(of: state), source.isRead {
      let part = read(in: &state) { $0 }
      telling(.certainly, in: &state) { $0[keyPath: keyPath] = part }
    }
    return result
  }

  /// Changes the part, whose readers are not told.
  func changeStorage<R>(in state: inout State, _ body: (inout Part) -> R) -> R {
    if let offset {
      return withUnsafeMutablePointer(to: &state) {
        body(&Self.part(of: $0, at: offset).pointee)
      }
    }
    return body(&state[keyPath: storage ?? keyPath])
  }

  private func telling(
    _ manner: ObservationSource.Manner, in state: inout State, _ assign: (inout State) -> Void
  ) {
    guard let source = whole.source(of: state) else { return assign(&state) }
    source.telling(manner) { assign(&state) }
  }

  private static func part(
    of state: UnsafeMutablePointer<State>, at offset: Int
  ) -> UnsafeMutablePointer<Part> {
    UnsafeMutableRawPointer(state).advanced(by: offset).assumingMemoryBound(to: Part.self)
  }
}

/// The identity of a value, if its fields are observed.
func _$observableID<Value>(of value: Value) -> ObservableStateID? {
  ObservableKind<Value>().id(of: value)
}

/// The list of readers of a value's fields, if they are observed.
func _$observationSource<Value>(of value: Value) -> ObservationSource? {
  ObservableKind<Value>().source(of: value)
}

/// Announces to a value that it is about to be changed in its place, if its fields are observed.
func _$willModifyObservable<Value>(_ value: inout Value) {
  ObservableKind<Value>().willModify(&value)
}
