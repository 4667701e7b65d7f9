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
  private let lock = Lock()
  private var registrar: ObservationRegistrar?

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
    return try registrar.withMutation(of: self, keyPath: \.value, change)
  }

  func changing(_ parts: [SharedStatus.Part], _ change: () -> Void) {
    guard let registrar = lock.withLock({ registrar }) else { return change() }
    for part in parts { registrar.willSet(self, keyPath: keyPath(of: part)) }
    change()
    for part in parts { registrar.didSet(self, keyPath: keyPath(of: part)) }
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
      if let registrar { return registrar }
      let made = ObservationRegistrar()
      registrar = made
      return made
    }
  }
}
