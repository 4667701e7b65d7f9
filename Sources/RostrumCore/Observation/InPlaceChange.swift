// Operators change a part of the state for which they only have a key path. A key path to an
// observed property reads a copy and assigns it back, which would copy every array in the part, and
// would tell all readers of the property. What follows goes to the storage behind the property, and
// tells its readers only when another value has taken the place.

/// A part of a state that an operator reads and changes in its place.
///
/// Where it is in memory is found out once, when the operator is made.
final class PartPlace<State, Part> {
  /// The part as a feature names it.
  let keyPath: WritableKeyPath<State, Part>

  private let whole: ObservableKind<State>
  private let storage: WritableKeyPath<State, Part>?
  private let offset: Int?

  init(_ keyPath: WritableKeyPath<State, Part>) {
    self.keyPath = keyPath
    let whole = ObservableKind<State>()
    self.whole = whole
    storage = whole.isObserved ? whole.storagePath(of: keyPath) : keyPath
    offset = storage.flatMap { MemoryLayout<State>.offset(of: $0) }
  }

  /// Looks at the part without a copy of it, and without becoming one of its readers.
  func read<R>(in state: inout State, _ body: (Part) -> R) -> R {
    guard let offset else { return body(state[keyPath: storage ?? keyPath]) }
    return Self.lend(&part(of: &state, at: offset).pointee, to: body)
  }

  // NB: Changes nothing. What a pointer points to would be copied, as the compiler cannot know that
  // nobody writes there meanwhile.
  private static func lend<R>(_ part: inout Part, to body: (Part) -> R) -> R { body(part) }

  /// Changes the part.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - body: Changes the part; gives back whether no other value has taken its place, so that
  ///     readers need not be told.
  func change(in state: inout State, _ body: (_ part: inout Part) -> Bool) {
    guard storage != nil else { return changeCopy(in: &state, body) }
    var isSame = false
    changeStorage(in: &state) { isSame = body(&$0) }
    if !isSame { tellReaders(in: &state) }
  }

  /// Changes the part, whose readers are not told.
  func changeStorage(in state: inout State, _ body: (inout Part) -> Void) {
    guard let offset else { return body(&state[keyPath: storage ?? keyPath]) }
    body(&part(of: &state, at: offset).pointee)
  }

  /// Changes a part of a part, or a computed property, of which only a copy can be had.
  ///
  /// A copy that is still the same value says nothing about what a setter makes of it: the readers of
  /// what it assigns are told as those of any assignment.
  @inline(never)
  private func changeCopy(in state: inout State, _ body: (inout Part) -> Bool) {
    var part = state[keyPath: keyPath]
    let isSame = body(&part)
    telling(isSame ? .asFound : .certainly, in: &state) { $0[keyPath: keyPath] = part }
  }

  @inline(never)
  private func tellReaders(in state: inout State) {
    guard let source = whole.source(of: state), source.isRead else { return }
    let part = read(in: &state) { $0 }
    telling(.certainly, in: &state) { $0[keyPath: keyPath] = part }
  }

  private func telling(
    _ manner: ObservationSource.Manner, in state: inout State, _ assign: (inout State) -> Void
  ) {
    guard let source = whole.source(of: state) else { return assign(&state) }
    source.telling(manner) { assign(&state) }
  }

  /// Where the part is, in the state that is at a place in memory.
  @inline(__always)
  private func part(
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
