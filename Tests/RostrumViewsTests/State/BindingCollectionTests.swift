import RostrumTesting
import RostrumViews
import Testing

@MainActor
@Suite("A binding to a collection")
struct BindingCollectionTests {
  private struct Item: Identifiable, Equatable {
    let id: Int
    var name: String
    var isDone = false
  }

  private let box = Box([Item(id: 1, name: "one"), Item(id: 2, name: "two")])

  @Test("An element is found, and its binding writes it")
  func first() throws {
    let item = try #require(box.binding.first { $0.wrappedValue.id == 2 })
    item.name.wrappedValue = "zwei"
    #expect(box.value.map(\.name) == ["one", "zwei"])
    #expect(box.binding.first { $0.wrappedValue.id == 3 } == nil)
  }

  @Test("It has the positions of the collection, and goes backwards and by distances")
  func positions() {
    let items = box.binding
    #expect(items.indices == 0..<2)
    #expect(items.count == 2)
    #expect(items.last?.wrappedValue.name == "two")
    #expect(items.reversed().map(\.wrappedValue.id) == [2, 1])
    #expect(items.index(items.startIndex, offsetBy: 2) == items.endIndex)
    #expect(items.dropFirst().map { $0.id } == [2])
    #expect(Box([Int]()).binding.isEmpty)
  }

  @Test("Each binding can be written while going through them")
  func loop() {
    for item in box.binding { item.wrappedValue.isDone = true }
    #expect(box.value.map(\.isDone) == [true, true])
    for (place, item) in box.binding.enumerated() { item.name.wrappedValue = "\(place)" }
    #expect(box.value.map(\.name) == ["0", "1"])
  }

  @Test("A binding whose position is gone keeps the element, and writes nothing")
  func gone() {
    let last = box.binding[1]
    box.value.removeLast()
    #expect(last.wrappedValue.name == "two")
    last.wrappedValue.name = "late"
    #expect(box.value == [Item(id: 1, name: "one")])
  }

  @Test("Slices and contiguous arrays have bindings, too")
  func kinds() {
    let slice = Box(ArraySlice([1, 2, 3]).dropFirst())
    slice.binding.first?.wrappedValue = 9
    #expect(Array(slice.value) == [9, 3])
    let array = Box(ContiguousArray(["a"]))
    array.binding[0].wrappedValue = "b"
    #expect(Array(array.value) == ["b"])
  }

  @Test("A property with the name of a collection's member is still bound")
  func names() {
    struct Query {
      var filter = ""
      var count = 1
      var first = "a"
    }
    let query = Box(Query())
    query.binding.filter.wrappedValue = "x"
    query.binding.count.wrappedValue = 5
    query.binding.first.wrappedValue = "b"
    #expect(query.value.filter == "x")
    #expect(query.value.count == 5)
    #expect(query.value.first == "b")
  }

  @Test("Some of the elements have rows, which write their own element")
  func rows() async {
    struct Screen: View {
      @State var items = [
        Item(id: 1, name: "one", isDone: true), Item(id: 2, name: "two"),
        Item(id: 3, name: "three"),
      ]
      var body: some View {
        ForEach($items.filter { !$0.wrappedValue.isDone }) { $item in
          TextField("field \(item.id)", text: $item.name)
        }
        Button("turn") { items.reverse() }
        Text(items.map(\.name).joined(separator: " "))
      }
    }
    let host = TestHost { Screen() }
    #expect(!host.textField("field 1").exists)
    await host.textField("field 2").type("zwei")
    #expect(host.text("one zwei three").exists)
    await host.button("turn").tap()
    await host.textField("field 3").type("drei")
    #expect(host.text("drei zwei one").exists)
  }
}
