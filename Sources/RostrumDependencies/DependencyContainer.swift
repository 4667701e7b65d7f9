import Foundation
import RostrumRuntime

/// Stores the default values of dependencies for one launch of an app.
///
/// Two launches in one process, such as two browser tabs or two tests, each have a container, so
/// they don't share caches, counters or connections:
///
/// ```swift
/// let container = DependencyContainer()
/// withDependencies {
///   $0.container = container
/// } operation: {
///   launch()
/// }
/// ```
///
/// A default value is created when it is first read, at most once for each context. It is created
/// with the values of the container; overrides of the code that reads it first don't apply. It is
/// released with the container.
///
/// NB: `@unchecked Sendable` because `lock` guards the stored properties. The lock is recursive and
/// is held while a default value is created, because the value may read other dependencies.
public final class DependencyContainer: @unchecked Sendable {
  /// The context of the launch, or `nil` to use the context of the process.
  public let context: DependencyContext?

  /// A number that identifies the container; numbers of released containers aren't reused.
  package let number = lastNumber.withValue { number in
    number += 1
    return number
  }

  private static let lastNumber = LockIsolated<UInt>(0)

  private let lock = Lock(isRecursive: true)
  private var belongings: Belongings?
  private var defaults = Defaults()
  private var prepared: DependencyValues.Overrides = [:]

  /// Creates an empty container.
  ///
  /// - Parameter context: The context of the launch, or `nil` to use the context of the process.
  public init(context: DependencyContext? = nil) {
    self.context = context
  }

  /// The default values, in one dictionary for each context, so that only the key has to be hashed.
  private struct Defaults {
    private var live: DependencyValues.Overrides = [:]
    private var preview: DependencyValues.Overrides = [:]
    private var test: DependencyValues.Overrides = [:]

    subscript(context: DependencyContext) -> DependencyValues.Overrides {
      get {
        switch context {
        case .live: live
        case .preview: preview
        case .test: test
        }
      }
      _modify {
        switch context {
        case .live: yield &live
        case .preview: yield &preview
        case .test: yield &test
        }
      }
    }

    func contains(_ key: ObjectIdentifier) -> Bool {
      live[key] != nil || preview[key] != nil || test[key] != nil
    }
  }

  func withBelongings<Result>(_ body: (inout Belongings?) -> Result) -> Result {
    lock.withLock { body(&belongings) }
  }

  /// Returns the default value of a key, creating it on first access.
  func value<Key: TestDependencyKey>(
    of key: Key.Type, in context: DependencyContext, access: () -> DependencyAccess
  ) -> Key.Value {
    lock.withLock {
      let id = ObjectIdentifier(key)
      if let box = prepared[id] ?? defaults[context][id] {
        return unsafeDowncast(box, to: DependencyBox<Key.Value>.self).value
      }
      let access = access()
      let value = makeDefault(of: key, in: context, access: access)
      if access.isReported {
        defaults[context][id] = DependencyBox(value)
      }
      return value
    }
  }

  private func makeDefault<Key: TestDependencyKey>(
    of key: Key.Type, in context: DependencyContext, access: DependencyAccess
  ) -> Key.Value {
    var values = DependencyValues(container: nil)
    values.container = self
    values.context = context
    return DependencyValues.$current.withValue(values) {
      DependencyAccess.$current.withValue(access) { key.defaultValue(in: context) }
    }
  }

  /// Stores prepared values; returns whether any of them was prepared or read before.
  func prepare(_ overrides: DependencyValues.Overrides) -> Bool {
    lock.withLock {
      let isLate = overrides.keys.contains { prepared[$0] != nil || defaults.contains($0) }
      prepared.merge(overrides) { _, new in new }
      return isLate
    }
  }
}

extension TestDependencyKey {
  fileprivate static func defaultValue(in context: DependencyContext) -> Value {
    switch context {
    case .test: return testValue
    case .preview: return previewValue
    case .live:
      if let key = Self.self as? any DependencyKey.Type, let live = key.liveValue as? Value {
        return live
      }
      DependencyIssue.missingLiveValue(key: Self.self).report()
      return testValue
    }
  }
}
