import RostrumRuntime

/// The dependencies that code can reach, as a value.
///
/// Features read them with ``Dependency``, and ``withDependencies(_:operation:)`` changes them for
/// everything that an operation does, child tasks included:
///
/// ```swift
/// let fact = try await withDependencies {
///   $0.numberFact.fetch = { "\($0) is a good number." }
/// } operation: {
///   try await model.load(7)
/// }
/// ```
///
/// A value holds the overrides only. What nobody overrides is a *default*: it is made once, when it
/// is first read, and kept in the ``container``, which is the world of one launch of an app.
///
/// Reading costs one or two dictionary look-ups and no cast; copying costs a few retains.
public struct DependencyValues: Sendable {
  typealias Overrides = [ObjectIdentifier: any AnyObject & Sendable]

  /// The dependencies of the task that asks.
  @TaskLocal public static var current = DependencyValues()

  /// What was set in this value; wins over `captured`.
  var overrides: Overrides = [:]

  /// What was in force when a ``Dependency`` was made that is read now.
  var captured: Overrides = [:]

  var explicitContainer: DependencyContainer?

  /// The ``Dependency`` that reads, if there is one; issues name it.
  var use: DependencyUse?

  /// Whether an update closure holds this value: it may read what it is about to replace.
  var isBeingUpdated = false

  /// Makes dependencies without overrides, with the default container.
  public init() {}

  init(
    overrides: Overrides, captured: Overrides, explicitContainer: DependencyContainer?,
    use: DependencyUse?, isBeingUpdated: Bool
  ) {
    self.overrides = overrides
    self.captured = captured
    self.explicitContainer = explicitContainer
    self.use = use
    self.isBeingUpdated = isBeingUpdated
  }

  /// The value of a key, or its default for the current ``context``.
  ///
  /// ```swift
  /// extension DependencyValues {
  ///   var numberFact: NumberFactClient {
  ///     get { self[NumberFactClient.self] }
  ///     set { self[NumberFactClient.self] = newValue }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - key: The key's type.
  ///   - fileID: Where the value is read; issues name it.
  ///   - filePath: Where the value is read.
  ///   - line: Where the value is read.
  ///   - column: Where the value is read.
  ///   - property: The name of the property that reads the key; issues name it.
  public subscript<Key: TestDependencyKey>(
    key: Key.Type,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    property: StaticString = #function
  ) -> Key.Value {
    get {
      let id = ObjectIdentifier(key)
      if let box = overrides[id] ?? captured[id] {
        return unsafeDowncast(box, to: DependencyBox<Key.Value>.self).value
      }
      return container.value(of: key, in: context) {
        DependencyAccess(
          use: use
            ?? DependencyUse(
              at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)),
          property: property,
          isReported: !isBeingUpdated
        )
      }
    }
    set { overrides[ObjectIdentifier(key)] = DependencyBox(newValue) }
  }

  /// The world in which defaults are made and kept.
  ///
  /// A host sets one for each launch of an app. Where nobody did, a test has one of its own, and
  /// everything else shares the one of the process.
  public var container: DependencyContainer {
    get { explicitContainer ?? .ofTestOrProcess }
    set { explicitContainer = newValue }
  }

  /// What the program is being run for.
  ///
  /// Override it to try the live values in a test:
  ///
  /// ```swift
  /// withDependencies { $0.context = .live } operation: { … }
  /// ```
  public var context: DependencyContext {
    get {
      let id = ObjectIdentifier(ContextKey.self)
      if let box = overrides[id] ?? captured[id] {
        return unsafeDowncast(box, to: DependencyBox<DependencyContext>.self).value
      }
      return explicitContainer?.context ?? .ofProcess
    }
    set { overrides[ObjectIdentifier(ContextKey.self)] = DependencyBox(newValue) }
  }

  private enum ContextKey {}

  /// Whether two values are copies of each other that nobody has changed.
  ///
  /// It takes a few comparisons of addresses. Values that were made apart are no copies of each
  /// other, even if they hold the same.
  package func isIdentical(to other: Self) -> Bool {
    Self.address(overrides) == Self.address(other.overrides)
      && Self.address(captured) == Self.address(other.captured)
      && explicitContainer === other.explicitContainer && use === other.use
      && isBeingUpdated == other.isBeingUpdated
  }

  // NB: A dictionary is one reference to its storage, which is copied when one of its owners changes
  // it. The same storage therefore means the same entries.
  private static func address(_ overrides: Overrides) -> UInt {
    unsafeBitCast(overrides, to: UInt.self)
  }
}

extension DependencyValues {
  /// Dependencies without overrides in the context of a shipped program.
  public static var live: Self { Self(in: .live) }

  /// Dependencies without overrides in the context of previews.
  public static var preview: Self { Self(in: .preview) }

  /// Dependencies without overrides in the context of tests.
  public static var test: Self { Self(in: .test) }

  private init(in context: DependencyContext) {
    self.context = context
  }
}

/// A value of a known type behind a reference, so that many types share one dictionary.
///
/// A key's identity decides the type, which is why a look-up needs no cast.
final class DependencyBox<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
