import RostrumRuntime

/// A collection of the current dependencies.
///
/// Features read dependencies with ``Dependency``. ``withDependencies(_:operation:)`` overrides
/// them for an operation, including its child tasks:
///
/// ```swift
/// let fact = try await withDependencies {
///   $0.numberFact.fetch = { "\($0) is a good number." }
/// } operation: {
///   try await model.load(7)
/// }
/// ```
///
/// A collection stores only overrides. A dependency that isn't overridden uses its *default value*,
/// which is created when it is first read and stored in the ``container`` of the launch.
///
/// Reading a dependency takes one or two dictionary lookups and no cast; copying a collection takes
/// a few retains.
public struct DependencyValues: Sendable {
  typealias Overrides = [ObjectIdentifier: any AnyObject & Sendable]

  /// The dependencies of the current task.
  @TaskLocal public static var current = DependencyValues(container: nil)

  /// The overrides of this value, which take precedence over `captured`.
  var overrides: Overrides = [:]

  /// The overrides that the ``Dependency`` being read has captured.
  var captured: Overrides = [:]

  var explicitContainer: DependencyContainer?

  /// The ``Dependency`` being read, if any, which issues refer to.
  var use: DependencyUse?

  /// Whether an update closure is modifying this value.
  ///
  /// The closure may read values that it is about to replace.
  var isBeingUpdated = false

  /// Creates dependencies without overrides, with a new container.
  ///
  /// A test starts afresh with `$0 = DependencyValues()`: it has neither the overrides nor the default
  /// values of the code around it.
  public init() {
    self.init(container: DependencyContainer())
  }

  /// Creates dependencies without overrides.
  ///
  /// - Parameter container: The container, or `nil` for the default one.
  package init(container: DependencyContainer?) {
    explicitContainer = container
  }

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

  /// Accesses the value of a key.
  ///
  /// If the value isn't overridden, it is the default value for the current ``context``.
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
  ///   - key: The type of the key.
  ///   - fileID: The file ID of the call site.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
  ///   - property: The name of the property that reads the key, for issues.
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

  /// The container that creates and stores default values.
  ///
  /// A host sets a container for each launch of an app. If there is none, each test has its own
  /// container, and everything else shares the container of the process.
  public var container: DependencyContainer {
    get { explicitContainer ?? .ofTestOrProcess }
    set { explicitContainer = newValue }
  }

  /// The context that the program runs in.
  ///
  /// Override it to use live values in a test:
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

  /// Whether two values are unmodified copies of each other.
  ///
  /// The check compares a few addresses. Values that were created separately are never identical,
  /// even if their contents are equal.
  package func isIdentical(to other: Self) -> Bool {
    Self.address(overrides) == Self.address(other.overrides)
      && Self.address(captured) == Self.address(other.captured)
      && explicitContainer === other.explicitContainer && use === other.use
      && isBeingUpdated == other.isBeingUpdated
  }

  // NB: A dictionary is a single reference to its storage, which is copied before one of several
  // owners modifies it. Dictionaries with the same storage therefore have the same entries.
  private static func address(_ overrides: Overrides) -> UInt {
    unsafeBitCast(overrides, to: UInt.self)
  }
}

extension DependencyValues {
  /// Dependencies without overrides in the live context.
  public static var live: Self { Self(in: .live) }

  /// Dependencies without overrides in the preview context.
  public static var preview: Self { Self(in: .preview) }

  /// Dependencies without overrides in the test context.
  public static var test: Self { Self(in: .test) }

  private init(in context: DependencyContext) {
    self.init(container: nil)
    self.context = context
  }
}

/// A boxed value, so that values of different types share one dictionary.
///
/// The ID of the key determines the type, so a lookup doesn't need a checked cast.
final class DependencyBox<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
