import Observation
import RostrumViews

/// A value that views follow.
@MainActor @Observable final class ObservedBox<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }

  var binding: Binding<Value> { Binding(get: { self.value }, set: { self.value = $0 }) }
}
