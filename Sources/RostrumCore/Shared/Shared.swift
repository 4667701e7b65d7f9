import CustomDump

/// A value that several features share, and that may outlive the program.
///
/// ```swift
/// @ObservableState struct State {
///   @Shared(.fileStorage(.documentsDirectory.appending(path: "standups.json")))
///   var standups: IdentifiedArrayOf<Standup> = []
/// }
///
/// state.$standups.withLock { $0.append(standup) }
/// ```
///
/// All that name the same key see the same value; a change is seen at once by every feature, and by
/// whoever reads it inside `withObservationTracking`. The values live as long as the launch of the
/// app, that is as long as its dependency container; two launches do not share what is not kept
/// outside of the program.
///
/// `$standups` is handed to a child to give it the value, and `$standups.count` a part of it.
@propertyWrapper
@dynamicMemberLookup
public struct Shared<Value> {
  let reference: SharedReference<Value>

  init(reference: SharedReference<Value>) {
    self.reference = reference
  }

  /// Shares a value that nobody keeps.
  ///
  /// - Parameter value: The value.
  public init(value: sending Value) {
    reference = SharedStorage(value)
  }

  /// Takes a shared value from somebody else.
  ///
  /// - Parameter projectedValue: The shared value.
  public init(projectedValue: Self) {
    self = projectedValue
  }

  /// The value now.
  ///
  /// To change it, call ``withLock(_:)``.
  public var wrappedValue: Value {
    get { reference.value }
    @available(
      *, unavailable, message: "Use '$shared.withLock' so that nobody else's change is lost"
    )
    nonmutating set { preconditionFailure("A shared value is changed by 'withLock'.") }
  }

  /// The shared value itself, rather than what it is now.
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }

  /// Changes the value, while nobody else can.
  ///
  /// - Parameter operation: Changes the value.
  /// - Returns: What the closure gives back.
  @discardableResult
  public func withLock<R>(_ operation: (inout Value) throws -> R) rethrows -> R {
    try reference.withLock(operation)
  }

  /// A part of the value, shared in turn.
  ///
  /// - Parameter keyPath: The part.
  public subscript<Member>(
    dynamicMember keyPath: WritableKeyPath<Value, Member>
  ) -> Shared<Member> {
    Shared<Member>(
      reference: SharedPart(
        of: reference, get: { $0[keyPath: keyPath] }, set: { $0[keyPath: keyPath] = $1 }))
  }

  /// A part of the value, to be read only.
  ///
  /// - Parameter keyPath: The part.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value, Member>
  ) -> SharedReader<Member> {
    SharedReader(self)[dynamicMember: keyPath]
  }
}

extension Shared where Value: Sendable {
  /// Shares the value of a key.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value to begin with, if nothing is kept.
  ///   - key: The key.
  public init(
    wrappedValue: @autoclosure () -> Value, _ key: some SharedKey<Value>
  ) {
    reference = key.reference(default: wrappedValue())
  }

  /// Shares the value of a key, which is `nil` if nothing is kept.
  ///
  /// - Parameter key: The key.
  public init<Wrapped>(_ key: some SharedKey<Value>) where Value == Wrapped? {
    reference = key.reference(default: nil)
  }

  /// Shares the value of a key that knows a value to begin with, but begins with another one.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value to begin with, if nothing is kept.
  ///   - key: The key.
  public init<Key: SharedKey<Value>>(wrappedValue: @autoclosure () -> Value, _ key: Key.Default) {
    reference = key.reference(default: wrappedValue())
  }

  /// Shares the value of a key that knows the value to begin with.
  ///
  /// - Parameter key: The key.
  public init<Key: SharedKey<Value>>(_ key: Key.Default) {
    reference = key.reference(default: key.initialValue())
  }
}

extension Shared {
  /// Shares what is in an optional, if there is something.
  ///
  /// If it becomes `nil` later, the last value stays readable, and changes are dropped.
  ///
  /// - Parameter base: The shared optional.
  public init?(_ base: Shared<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    reference = SharedPart(
      of: base.reference, get: { $0 ?? value },
      set: { whole, part in if whole != nil { whole = part } })
  }

  /// Whether the value is being loaded.
  public var isLoading: Bool { reference.isLoading }

  /// Why the value could not be loaded, if it could not.
  public var loadError: (any Error)? { reference.loadError }

  /// Why the value could not be kept, if it could not.
  public var saveError: (any Error)? { reference.saveError }

  /// Gets the value that is kept.
  ///
  /// - Throws: What the key throws; it stays in ``loadError``.
  public func load() async throws { try await reference.load() }

  /// Keeps the value now.
  ///
  /// - Throws: What the key throws; it stays in ``saveError``.
  public func save() async throws { try await reference.save() }
}

extension Shared: @unchecked Sendable where Value: Sendable {}

extension Shared: Equatable where Value: Equatable {
  /// Whether two shared values are equal now, wherever they are kept.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    guard let view = SharedChanges.view, view.side == .both else {
      return lhs.wrappedValue == rhs.wrappedValue
    }
    return view.changes.expecting { lhs.wrappedValue } == view.changes.actual { rhs.wrappedValue }
  }
}

extension Shared: CustomDumpRepresentable {
  /// The value, as a test shows it.
  public var customDumpValue: Any { wrappedValue }
}
