import Foundation
import Observation
import RostrumRuntime

/// Those who read a shared value, and how keeping it goes.
///
/// The list is made when somebody reads for the first time, so that a value that nobody reads is
/// changed without looking for readers. The type is not generic: the key paths by which readers are
/// found are made once for all shared values.
///
/// NB: `@unchecked Sendable` because `lock` guards the list.
final class SharedObservers: Observable, @unchecked Sendable {
  private let lock = Lock()
  private var registrar: ObservationRegistrar?

  // What is read; only the names count.
  private var value: Void { () }
  private var status: Void { () }

  func didReadValue() { list().access(self, keyPath: \.value) }
  func didReadStatus() { list().access(self, keyPath: \.status) }

  func changingValue<R>(_ change: () throws -> R) rethrows -> R {
    guard let registrar = lock.withLock({ registrar }) else { return try change() }
    return try registrar.withMutation(of: self, keyPath: \.value, change)
  }

  func changingStatus(_ change: () -> Void) {
    guard let registrar = lock.withLock({ registrar }) else { return change() }
    registrar.withMutation(of: self, keyPath: \.status, change)
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
