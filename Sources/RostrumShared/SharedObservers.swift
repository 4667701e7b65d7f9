import Foundation
import Observation
import RostrumRuntime

/// The observers of a shared value and of its loading and saving status.
///
/// The registrar is made for the first reader, so that a value without readers changes at no cost.
/// The type isn't generic: its key paths are made once for all shared values.
///
/// NB: `@unchecked Sendable` because `lock` guards the registrar.
final class SharedObservers: LibraryModel, @unchecked Sendable {
  /// A registrar.
  ///
  /// NB: An object, because copying an `ObservationRegistrar`, whose layout isn't known to other
  /// modules, costs a change 200 instructions.
  private final class Registrar: Sendable {
    let list = ObservationRegistrar()
  }

  private let lock = Lock()
  private var registrar: Registrar?

  // The observed properties. They exist for their key paths only.
  private var value: Void { () }
  private var isLoading: Void { () }
  private var loadError: Void { () }
  private var saveError: Void { () }

  func didReadValue() { list().access(self, keyPath: \.value) }

  func didReadStatus(_ part: SharedStatus.Part) {
    list().access(self, keyPath: keyPath(of: part))
  }

  func changingValue<R>(_ change: () throws -> R) rethrows -> R {
    guard let registrar = lock.withLock({ registrar }) else { return try change() }
    return try registrar.list.withMutation(of: self, keyPath: \.value, change)
  }

  func changing(_ parts: [SharedStatus.Part], _ change: () -> Void) {
    guard let registrar = lock.withLock({ registrar }) else { return change() }
    for part in parts { registrar.list.willSet(self, keyPath: keyPath(of: part)) }
    change()
    for part in parts { registrar.list.didSet(self, keyPath: keyPath(of: part)) }
  }

  private func keyPath(of part: SharedStatus.Part) -> KeyPath<SharedObservers, Void> {
    switch part {
    case .isLoading: \.isLoading
    case .loadError: \.loadError
    case .saveError: \.saveError
    }
  }

  private func list() -> ObservationRegistrar {
    lock.withLock {
      if let registrar { return registrar.list }
      let made = Registrar()
      registrar = made
      return made.list
    }
  }
}
