import Foundation
import RostrumRuntime

/// The world of one launch of an app: the default values of its dependencies live here.
///
/// Two launches in one process (two browser tabs, two tests) each have a container, and so never
/// see each other's caches, counters or connections:
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
/// A default is made at most once for each context, when it is first read, and among the values of
/// the container itself: the overrides of the code that happened to read it first are not
/// remembered. It goes when the container goes.
///
/// NB: `@unchecked Sendable` because `lock` guards what is kept. The lock is recursive and is
/// held while a default is made: defaults may read other dependencies.
public final class DependencyContainer: @unchecked Sendable {
  /// What the launch is for; `nil` leaves it to the process.
  public let context: DependencyContext?

  /// Tells the container from all others of the process, those that have gone included.
  package let number = lastNumber.withValue { number in
    number += 1
    return number
  }

  private static let lastNumber = LockIsolated<UInt>(0)

  private let lock = Lock(isRecursive: true)
  private var belongings: Belongings?
  private var defaults = Defaults()
  private var prepared: DependencyValues.Overrides = [:]

  /// Makes an empty world.
  ///
  /// - Parameter context: What the launch is for; `nil` leaves it to the process.
  public init(context: DependencyContext? = nil) {
    self.context = context
  }

  /// The defaults that were made; one dictionary for each context, so that a key alone is hashed.
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

  /// The default of a key, made now if it was never read.
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
    var world = DependencyValues()
    world.container = self
    world.context = context
    return DependencyValues.$current.withValue(world) {
      DependencyAccess.$current.withValue(access) { key.defaultValue(in: context) }
    }
  }

  /// Takes over prepared values; gives back whether any of them comes too late.
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
