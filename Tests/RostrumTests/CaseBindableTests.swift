import Rostrum
import RostrumTesting
import Testing

@MainActor
@Suite("Switching over a binding to an enum")
struct CaseBindableTests {
  @Test("The active case has bindings to its values")
  func active() {
    let box = Box(Stock.shelved(quantity: 1))
    guard case .shelved(let quantity) = box.binding.cases else {
      Issue.record("Another case is active")
      return
    }
    quantity.wrappedValue += 4
    #expect(quantity.wrappedValue == 5)
    #expect(box.value == .shelved(quantity: 5))
  }

  @Test("Each of several values has its own binding")
  func several() {
    let box = Box(Stock.reserved(2, by: "Blob"))
    guard case .reserved(let quantity, let name) = box.binding.cases else {
      Issue.record("Another case is active")
      return
    }
    name.wrappedValue = "Blob Jr."
    quantity.wrappedValue = 3
    #expect(box.value == .reserved(3, by: "Blob Jr."))
  }

  @Test("A binding to a case that is no longer active keeps its value and writes nothing")
  func left() {
    let box = Box(Stock.shelved(quantity: 1))
    guard case .shelved(let quantity) = box.binding.cases else {
      Issue.record("Another case is active")
      return
    }
    box.value = .soldOut
    quantity.wrappedValue = 9
    #expect(quantity.wrappedValue == 1)
    #expect(box.value == .soldOut)
  }

  @Test("A view that switches over a binding is updated when the case changes")
  func view() async {
    let host = TestHost { StockView() }
    #expect(host.text("Sold out").exists)
    await host.button("Restock").tap()
    #expect(!host.text("Sold out").exists)
    await host.button("More").tap()
    #expect(host.text("2 there").exists)
  }
}

@CaseBindable private enum Stock: Equatable {
  case shelved(quantity: Int)
  case reserved(Int, by: String)
  case soldOut
}

private struct StockView: View {
  @State private var stock = Stock.soldOut

  var body: some View {
    switch $stock.cases {
    case .shelved(let $quantity):
      Text(verbatim: "\($quantity.wrappedValue) there")
      Button("More") { $quantity.wrappedValue += 1 }
    case .reserved: EmptyView()
    case .soldOut:
      Text(verbatim: "Sold out")
      Button("Restock") { stock = .shelved(quantity: 1) }
    }
  }
}

@MainActor private final class Box<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }

  var binding: Binding<Value> {
    Binding(get: { self.value }, set: { self.value = $0 })
  }
}
