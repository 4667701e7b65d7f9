/// The operations of a key on its value, resolved once.
struct SharedKeeper<Value> {
  /// Saves a value, and then calls a completion handler.
  typealias Save = (
    Value, SaveContext, _ completion: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) -> Void

  /// The description of the key.
  let name: String

  /// Loads the stored value on behalf of the program.
  let load: (@escaping @Sendable (Result<Value?, any Error>) -> Void) -> Void

  /// Saves a change, or `nil` if the key doesn't save changes.
  let save: Save?

  /// Saves the value on behalf of the program, or `nil` if the key is read-only.
  let saveNow: Save?

  /// Held while the value changes, and until the change is passed on.
  let turn: SharedTurn

  /// The value that a different launch has made, unless this one has it.
  let latest: () -> Value?
}

extension SharedKeeper where Value: Sendable {
  init(_ key: some SharedReaderKey<Value>) {
    // NB: Captures the name only: a key may retain its continuations, which must not retain the
    // key.
    let name = "\(key)"
    self.name = name
    load = { completion in
      key.load(context: .userInitiated, continuation: LoadContinuation(name, completion))
    }
    let shared = key as? any SharedTurnKey<Value>
    turn = shared?.turn ?? SharedTurn(of: Value.self, named: name)
    latest = { shared?.latest() }
    guard let key = key as? any SharedKey<Value> else {
      (save, saveNow) = (nil, nil)
      return
    }
    let save: Save = { value, context, completion in
      key.save(value, context: context, continuation: SaveContinuation(name, completion))
    }
    self.save = key.keepsChanges ? save : nil
    saveNow = save
  }
}
