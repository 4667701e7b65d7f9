import RostrumViews
import Testing

@MainActor
@Suite("Bindings with transactions", .viewsEnd)
struct BindingTransactionTests {
  @Test("A setter with two parameters receives the transaction of the change")
  func setter() {
    var heard: [Animation?] = []
    let binding = Binding(
      get: { 1 }, set: { _, transaction in heard.append(transaction.animation) })
    binding.wrappedValue = 2
    binding.animation(.easeIn).wrappedValue = 3
    binding.transaction(Transaction(animation: .linear)).wrappedValue = 4
    #expect(heard == [nil, .easeIn, .linear])
  }

  @Test("The default animation needs no argument")
  func defaultAnimation() {
    let binding = Binding.constant(1).animation()
    #expect(binding.transaction.animation == .default)
  }

  @Test("A binding to a member of an animated binding is animated")
  func part() {
    var heard: Animation?
    var pair = (first: 1, second: 2)
    let binding = Binding(
      get: { pair },
      set: { value, transaction in
        pair = value
        heard = transaction.animation
      })
    binding.animation(.spring).first.wrappedValue = 5
    #expect(heard == .spring)
    #expect(pair.first == 5)
  }

  @Test("A transaction can be set in place")
  func inPlace() {
    var binding = Binding.constant(1)
    binding.transaction.animation = .easeOut
    #expect(binding.transaction.animation == .easeOut)
  }

  @Test("A binding erases the type of its value")
  func anyHashable() {
    let box = Box(3)
    let binding = Binding<AnyHashable>(box.binding)
    binding.wrappedValue = 4
    #expect(binding.wrappedValue == AnyHashable(4))
    binding.wrappedValue = "five"
    #expect(box.value == 4)
  }

  @Test("An animated binding leads to the same location each time")
  func samePlace() throws {
    struct Reader: View {
      let counter: Counter
      @Binding var value: Int
      var body: some View { counter.count("reader") }
    }
    struct Owner: View {
      let counter: Counter
      @State private var value = 1
      @State private var title = "a"
      var body: some View {
        Press("rename") { title += "a" }
        Text(verbatim: title)
        Reader(counter: counter, value: $value.animation(.spring))
      }
    }
    let counter = Counter()
    let stage = Stage { Owner(counter: counter) }
    try stage.tap("rename")
    #expect(counter.counts == ["reader": 1])
  }
}
