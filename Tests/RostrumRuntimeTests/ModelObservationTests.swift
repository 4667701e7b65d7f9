import Observation
import RostrumRuntime
import Testing

@MainActor
@Suite struct ModelObservationTests {
  private final class Observer: Sendable {
    let changes = Locked(0)
    func modelChanges() { changes.withLock { $0 += 1 } }
  }

  @Observable final class Model {
    var name = "Blob"
  }

  /// What the closures keep of the observer, as an observation must not be its only reference.
  private final class Notice: Sendable {
    let observer: Observer
    init(_ observer: Observer) { self.observer = observer }
  }

  private func observe<Result>(
    _ observer: Observer, endedBy beacon: ObservationBeacon? = nil, _ body: () -> Result
  ) -> (result: Result, hasReadModels: Bool) {
    withModelObservation(for: Notice(observer), endedBy: beacon, body) { notice, _ in
      notice.observer.modelChanges()
    }
  }

  @Test("A closure that reads a model is notified of its first change")
  func change() {
    let (model, observer) = (Model(), Observer())
    let (name, hasReadModels) = observe(observer) { model.name }
    #expect(name == "Blob")
    #expect(hasReadModels)
    model.name = "Blob Jr."
    model.name = "Blob Sr."
    #expect(observer.changes.value == 1)
  }

  @Test("A closure that reads no model is known not to")
  func nothingRead() {
    #expect(!observe(Observer()) { 42 }.hasReadModels)
  }

  @Test("A beacon ends an observation, so that a later change of the model is not reported")
  func beaconEndsObservation() {
    let (model, observer, beacon) = (Model(), Observer(), ObservationBeacon())
    _ = observe(observer, endedBy: beacon) { model.name }
    beacon.notify()
    #expect(observer.changes.value == 1)
    model.name = "Blob Jr."
    #expect(observer.changes.value == 1)
  }

  @Test("A beacon without readers is empty")
  func emptyBeacon() {
    let beacon = ObservationBeacon()
    #expect(beacon.isEmpty)
    beacon.access()
    #expect(!beacon.isEmpty)
  }
}
