// Operators mutate a part of the state to which they only have a key path. Writing through a key
// path to an observed property would assign back a copy, which copies every array in the part and
// notifies all readers of the property. The types below write to the stored property behind it, and
// notify its readers only when the part's identity changes.

/// A part of a state that an operator reads and mutates in place.
///
/// Its offset in memory is computed once, when the operator is made.
final class PartPlace<State, Part> {
  /// The key path to the part, as the feature declares it.
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

  /// Reads the part without copying or observing it.
  func read<R>(in state: inout State, _ body: (Part) -> R) -> R {
    guard let offset else { return body(state[keyPath: storage ?? keyPath]) }
    return Self.lend(&part(of: &state, at: offset).pointee, to: body)
  }

  // NB: Doesn't mutate the part. It is passed `inout` because the compiler would copy the pointee
  // of a pointer, not knowing that it stays unmodified meanwhile.
  private static func lend<R>(_ part: inout Part, to body: (Part) -> R) -> R { body(part) }

  /// Mutates the part, and notifies its readers if its identity changes.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - body: Mutates the part, and returns whether its identity is unchanged, so that readers
  ///     needn't be notified.
  func change(in state: inout State, _ body: (_ part: inout Part) -> Bool) {
    guard storage != nil else { return changeCopy(in: &state, body) }
    var isSame = false
    changeStorage(in: &state) { isSame = body(&$0) }
    if !isSame { tellReaders(in: &state) }
  }

  /// Mutates the part without notifying its readers.
  func changeStorage(in state: inout State, _ body: (inout Part) -> Void) {
    guard let offset else { return body(&state[keyPath: storage ?? keyPath]) }
    body(&part(of: &state, at: offset).pointee)
  }

  /// Mutates a part of a part, or a computed property, through a copy.
  ///
  /// An unchanged identity of the copy doesn't show what the property's setter does, so the readers
  /// of whatever it assigns are notified as for every assignment.
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

  /// The address of the part in a state.
  @inline(__always)
  private func part(
    of state: UnsafeMutablePointer<State>, at offset: Int
  ) -> UnsafeMutablePointer<Part> {
    UnsafeMutableRawPointer(state).advanced(by: offset).assumingMemoryBound(to: Part.self)
  }
}

/// The identity of a value, or `nil` if its fields aren't observed.
func _$observableID<Value>(of value: Value) -> ObservableStateID? {
  ObservableKind<Value>().id(of: value)
}

/// The observation source of a value, or `nil` if its fields aren't observed.
func _$observationSource<Value>(of value: Value) -> ObservationSource? {
  ObservableKind<Value>().source(of: value)
}

/// Notifies a value that it is about to be mutated in place, if its fields are observed.
func _$willModifyObservable<Value>(_ value: inout Value) {
  ObservableKind<Value>().willModify(&value)
}
