import Foundation
import RostrumDependencies
import RostrumShared

/// What a test makes of a key, and what the key was asked for.
final class Probe: Sendable {
  let stored = LockIsolated<Int?>(nil)
  let loads = LockIsolated<[LoadContext<Int>]>([])
  let saves = LockIsolated<[SaveContext]>([])
  let subscriber = LockIsolated<SharedSubscriber<Int>?>(nil)
  let cancellations = LockIsolated(0)
  let loading = LockIsolated<(@Sendable (LoadContinuation<Int>) -> Void)?>(nil)
  let saving = LockIsolated<(@Sendable (Int, SaveContinuation) -> Void)?>(nil)
}

/// A key that does what a test wants.
struct ProbeKey: SharedKey {
  var name = "probe"
  let probe: Probe
  var keepsChanges = true

  var id: String { name }

  func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
    probe.loads.withValue { $0.append(context) }
    if let loading = probe.loading.value { return loading(continuation) }
    continuation.resume(with: .success(probe.stored.value))
  }

  func subscribe(
    context: LoadContext<Int>, subscriber: SharedSubscriber<Int>
  ) -> SharedSubscription {
    probe.subscriber.setValue(subscriber)
    return SharedSubscription { [probe] in probe.cancellations.withValue { $0 += 1 } }
  }

  func save(_ value: Int, context: SaveContext, continuation: SaveContinuation) {
    probe.saves.withValue { $0.append(context) }
    if let saving = probe.saving.value { return saving(value, continuation) }
    probe.stored.setValue(value)
    continuation.resume()
  }
}

extension ProbeKey: CustomStringConvertible {
  var description: String { ".probe(\(name))" }
}

extension SharedReaderKey where Self == ProbeKey {
  static func probe(_ probe: Probe) -> Self { ProbeKey(probe: probe) }
}

struct Nope: Error, Equatable {}
