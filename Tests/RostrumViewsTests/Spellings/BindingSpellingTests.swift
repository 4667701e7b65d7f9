import Foundation
import Observation
import RostrumTesting
import RostrumViews
import Testing

extension Set {
  fileprivate subscript(contains element: Element) -> Bool {
    get { contains(element) }
    set { if newValue { insert(element) } else { remove(element) } }
  }
}

extension Duration {
  fileprivate var minutes: Double {
    get { Double(components.seconds / 60) }
    set { self = .seconds(newValue * 60) }
  }
}

extension Binding {
  /// The same place, with what comes with the change.
  fileprivate func forwarded() -> Self {
    Self(
      get: { wrappedValue },
      set: { newValue, transaction in self.transaction(transaction).wrappedValue = newValue })
  }
}

private protocol Navigating: AnyObject {
  var path: [Int] { get set }
}

@MainActor
@Suite("Spellings of bindings")
struct BindingSpellingTests {
  @Observable final class Settings {
    var name = "a"
  }

  final class Navigator: Navigating {
    var path = [1]
  }

  private struct Holder {
    var settings = Settings()
    var navigator: any Navigating = Navigator()
    var topics: Set<String> = ["Ada"]
    var duration = Duration.seconds(120)
  }

  private let box = Box(Holder())

  @Test("A binding is created where one is expected")
  func implicit() async {
    let isOn = Box(false)
    let host = TestHost {
      Toggle("a", isOn: .init(get: { isOn.value }, set: { isOn.value = $0 }))
    }
    await host.toggle("a").setOn(true)
    #expect(isOn.value)
  }

  @Test("A member of a stored object is bound")
  func ofObject() {
    box.binding.settings.name.wrappedValue = "b"
    #expect(box.value.settings.name == "b")
  }

  @Test("A member of an object of an existential type is bound")
  func ofExistential() {
    let path: Binding<[Int]> = box.binding.navigator.path
    path.wrappedValue.append(2)
    #expect(box.value.navigator.path == [1, 2])
  }

  @Test("A custom subscript is bound")
  func subscripts() async {
    let box = box
    let host = TestHost {
      ForEach(["Ada", "Alan"], id: \.self) { name in
        Toggle(name, isOn: box.binding.topics[contains: name])
      }
    }
    await host.toggle("Alan").setOn(true)
    await host.toggle("Ada").setOn(false)
    #expect(box.value.topics == ["Alan"])
  }

  @Test("A computed property of a standard library type is bound")
  func computed() {
    let minutes = box.binding.duration.minutes
    #expect(minutes.wrappedValue == 2)
    minutes.wrappedValue = 5
    #expect(box.value.duration == .seconds(300))
  }

  @Test("A setter with a transaction can be used next to one without")
  func transaction() {
    box.binding.settings.name.forwarded().wrappedValue = "c"
    #expect(box.value.settings.name == "c")
  }
}
