import Rostrum
import RostrumTesting
import Testing

@MainActor
@Suite("Items identified by a key path, and items changed in place")
struct BoundItemTests {
  @Test(
    "A sheet identified by a key path is presented again when the id changes", arguments: Kind.all)
  func identity(kind: Kind) async {
    let model = Model()
    let host = TestHost { ItemView(model: model, kind: kind) }
    #expect(host.presentations.isEmpty)
    model.item = Item(name: "Desk", price: 1)
    await host.settle()
    #expect(host.text("Desk at 1").exists)
    model.item?.price = 2
    await host.settle()
    #expect(host.text("Desk at 2").exists)
    #expect(model.dismissals == 0)
    model.item = Item(name: "Lamp", price: 3)
    await host.settle()
    #expect(host.text("Lamp at 3").exists)
    #expect(model.dismissals == (kind == .popover ? 0 : 1))
  }

  @Test("The content of a presentation changes the item", arguments: Kind.all)
  func bound(kind: Kind) async {
    let model = Model()
    let host = TestHost { ItemView(model: model, kind: kind) }
    model.item = Item(name: "Desk", price: 1)
    await host.settle()
    await host.button("Raise").tap()
    #expect(model.item?.price == 2)
    #expect(host.text("Desk at 2").exists)
    #expect(model.dismissals == 0)
  }

  @Test("A pushed screen changes its item and stays the same screen until it is popped")
  func pushed() async {
    let model = Model()
    let host = TestHost { PathView(model: model) }
    model.item = Item(name: "Desk", price: 1)
    await host.settle()
    await host.button("Raise").tap()
    #expect(model.item?.price == 2)
    #expect(host.path.count == 2)
    await host.back()
    #expect(model.item == nil)
  }

  enum Kind: CaseIterable {
    case sheet, cover, popover

    static let all = Array(allCases)
  }
}

private struct Item: Equatable {
  var name: String
  var price: Int
}

@MainActor @Observable private final class Model {
  var item: Item?
  var dismissals = 0
}

private struct ItemView: View {
  @Bindable var model: Model
  let kind: BoundItemTests.Kind

  var body: some View {
    switch kind {
    case .sheet:
      Text(verbatim: "Screen").sheet(item: $model.item, id: \.name) {
        model.dismissals += 1
      } content: { $item in
        PriceView(item: $item)
      }
    case .cover:
      Text(verbatim: "Screen").fullScreenCover(item: $model.item, id: \.name) {
        model.dismissals += 1
      } content: { $item in
        PriceView(item: $item)
      }
    case .popover:
      Text(verbatim: "Screen").popover(item: $model.item, id: \.name) { $item in
        PriceView(item: $item)
      }
    }
  }
}

private struct PathView: View {
  @Bindable var model: Model

  var body: some View {
    NavigationStack {
      Text(verbatim: "Root").navigationTitle("Root")
        .navigationDestination(item: $model.item) { $item in
          PriceView(item: $item).navigationTitle("Item")
        }
    }
  }
}

private struct PriceView: View {
  @Binding var item: Item

  var body: some View {
    Text(verbatim: "\(item.name) at \(item.price)")
    Button("Raise") { item.price += 1 }
  }
}
