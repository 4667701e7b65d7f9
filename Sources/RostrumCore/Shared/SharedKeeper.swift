/// What a key does for the value that it keeps, found out once.
struct SharedKeeper<Value> {
  /// Keeps a value, and tells when it is kept.
  typealias Save = (
    Value, SaveContext, _ completion: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) -> Void

  /// Gets what is kept, for the program that asks.
  let load: (@escaping @Sendable (Result<Value?, any Error>) -> Void) -> Void

  /// Keeps a change; `nil` if the key has nothing to do then.
  let save: Save?

  /// Keeps the value because the program wants it; `nil` if the key can only be read.
  let saveNow: Save?
}

extension SharedKeeper where Value: Sendable {
  init(_ key: some SharedReaderKey<Value>) {
    // NB: A key may hold on to its continuations, which therefore must not hold on to the key.
    let name = "\(key)"
    load = { completion in
      key.load(context: .userInitiated, continuation: LoadContinuation(name, completion))
    }
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
