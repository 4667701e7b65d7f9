import RostrumScenes
import RostrumViews
import Testing

@MainActor
@Suite("Bindings", .viewsEnd)
struct BindingTests {
  struct Person: Equatable {
    var name: String
    var nickname: String?
  }

  @MainActor
  final class Box<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
    var binding: Binding<Value> { Binding(get: { self.value }, set: { self.value = $0 }) }
  }

  @Test("A binding to a member reads and writes the member")
  func members() {
    let box = Box(Person(name: "Ada"))
    let name = box.binding.name
    name.wrappedValue = "Grace"
    #expect(box.value == Person(name: "Grace"))
  }

  @Test("An unwrapped binding keeps the last value, and doesn't restore a removed one")
  func unwrapped() throws {
    let box = Box<String?>("Ada")
    let unwrapped = try #require(Binding(box.binding))
    unwrapped.wrappedValue = "Grace"
    #expect(box.value == "Grace")
    #expect(unwrapped.wrappedValue == "Grace")
    box.value = nil
    #expect(unwrapped.wrappedValue == "Grace")
    unwrapped.wrappedValue = "Barbara"
    #expect(box.value == nil)
    #expect(Binding<String>(box.binding)?.wrappedValue == nil)
  }

  @Test("A presence binding reads whether there is a value, and can remove it")
  func presence() {
    let box = Box<Person?>(Person(name: "Ada"))
    let isThere: Binding<Bool> = Binding(box.binding)
    #expect(isThere.wrappedValue)
    isThere.wrappedValue = true
    #expect(box.value == Person(name: "Ada"))
    isThere.wrappedValue = false
    #expect(box.value == nil)
    isThere.wrappedValue = true
    #expect(box.value == nil)
  }

  @Test("A constant ignores writes")
  func constant() {
    let binding = Binding.constant(1)
    binding.wrappedValue = 2
    #expect(binding.wrappedValue == 1)
  }

  @Test("Setting an equal value evaluates nothing")
  func equalValues() throws {
    struct Screen: View {
      let counter: Counter
      @State var number = 1
      var body: some View {
        counter.count("screen")
        Press("same \(number)") { number = 1 }
      }
    }
    let counter = Counter()
    let stage = Stage { Screen(counter: counter) }
    try stage.tap("same 1")
    #expect(counter["screen"] == 1)
  }

  @Test("State that is set before the view is on screen is reported")
  func early() {
    withKnownIssue {
      State(initialValue: 1).wrappedValue = 2
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("State(initialValue: …)") }
    }
  }
}
