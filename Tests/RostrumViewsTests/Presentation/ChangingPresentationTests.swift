import Observation
import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

@MainActor
@Suite("Presentations whose sources change", .viewsEnd)
struct ChangingPresentationTests {
  struct Item: Identifiable, Equatable {
    let id: Int
    var name = ""
  }

  @MainActor @Observable final class Model {
    var item: Item?
    var other: Item?
    var isAsking = false
    var isReplaced = false
    var items: [Item] = []
    @ObservationIgnored var log = Log()
  }

  enum Kind: CaseIterable {
    case sheet, cover, popover
  }

  struct Shown: View {
    let item: Item
    @Bindable var model: Model
    @State private var count = 0

    var body: some View {
      Button("item \(item.id)\(item.name) \(count)") { count += 1 }
        .alert("Sure?", isPresented: $model.isAsking) {
          Button("Next") { model.item = Item(id: item.id + 1) }
          Button("None") { model.item = nil }
          Button("Same") {
            model.item = nil
            model.item = item
          }
          Button("Cancel", role: .cancel) {}
        }
    }
  }

  struct Presenting: View {
    let kind: Kind
    @Bindable var model: Model

    var body: some View {
      let ended = { @MainActor in model.log("end") }
      switch kind {
      case .sheet:
        Text("below").sheet(item: $model.item, onDismiss: ended) { Shown(item: $0, model: model) }
      case .cover:
        Text("below").fullScreenCover(item: $model.item, onDismiss: ended) {
          Shown(item: $0, model: model)
        }
      case .popover:
        Text("below").popover(item: $model.item) { Shown(item: $0, model: model) }
      }
    }
  }

  private func ends(_ kind: Kind) -> [String] { kind == .popover ? [] : ["end"] }

  @Test(
    "A question over an item leads to the next item, which has a state of its own",
    arguments: Kind.allCases)
  func next(kind: Kind) async {
    let model = Model()
    let host = TestHost { Presenting(kind: kind, model: model) }
    model.item = Item(id: 1)
    await host.button("item 1 0").tap()
    #expect(host.button("item 1 1").exists)
    model.isAsking = true
    #expect(host.presentations.first?.children.count == 1)
    await host.button("Next").tap()
    #expect(host.presentations.count == 1)
    #expect(host.presentations.first?.children.isEmpty == true)
    #expect(host.button("item 2 0").exists)
    #expect(model.log.take() == ends(kind))
    #expect(!model.isAsking)
  }

  @Test("A question over an item can end both", arguments: Kind.allCases)
  func none(kind: Kind) async {
    let model = Model()
    let host = TestHost { Presenting(kind: kind, model: model) }
    model.item = Item(id: 1)
    _ = host.presentations
    model.isAsking = true
    await host.button("None").tap()
    #expect(host.presentations.isEmpty)
    #expect(model.log.take() == ends(kind))
    #expect(!model.isAsking)
  }

  @Test("An item that is taken away and put back in one turn stays", arguments: Kind.allCases)
  func same(kind: Kind) async {
    let model = Model()
    let host = TestHost { Presenting(kind: kind, model: model) }
    model.item = Item(id: 1)
    await host.button("item 1 0").tap()
    let shown = host.presentations.map(\.id)
    model.isAsking = true
    await host.button("Same").tap()
    #expect(host.presentations.map(\.id) == shown)
    #expect(host.button("item 1 1").exists)
    #expect(model.log.take() == [])
  }

  @Test("A changed item with the same identity changes what is shown", arguments: Kind.allCases)
  func changed(kind: Kind) async {
    let model = Model()
    let host = TestHost { Presenting(kind: kind, model: model) }
    model.item = Item(id: 1, name: "a")
    await host.button("item 1a 0").tap()
    let shown = host.presentations.map(\.id)
    model.item = Item(id: 1, name: "b")
    #expect(host.presentations.map(\.id) == shown)
    #expect(host.button("item 1b 1").exists)
    #expect(model.log.take() == [])
  }

  @Test(
    "An item that changes under a question leaves the question where it is",
    arguments: Kind.allCases)
  func changedBelow(kind: Kind) async {
    let model = Model()
    let host = TestHost { Presenting(kind: kind, model: model) }
    model.item = Item(id: 1, name: "a")
    _ = host.presentations
    model.isAsking = true
    let question = host.presentations.first?.children.map(\.id)
    model.item = Item(id: 1, name: "b")
    #expect(host.presentations.first?.children.map(\.id) == question)
    await host.dismiss()
    #expect(host.button("item 1b 0").exists)
  }

  struct Chain: View {
    @Bindable var model: Model

    var body: some View {
      Text("below")
        .sheet(item: $model.item) {
          model.log("end \(model.item.map(\.id) ?? 0)")
          if let next = model.items.popLast() { model.item = next }
        } content: {
          Text("shown \($0.id)")
        }
    }
  }

  @Test("The end of a sheet brings up the next one")
  func chain() async {
    let model = Model()
    model.items = [Item(id: 3), Item(id: 2)]
    let host = TestHost { Chain(model: model) }
    model.item = Item(id: 1)
    for id in 1...3 {
      #expect(host.text("shown \(id)").exists)
      #expect(host.presentations.count == 1)
      await host.dismiss()
    }
    #expect(host.presentations.isEmpty)
    #expect(model.log.take().count == 3)
  }

  struct Swapping: View {
    @Bindable var model: Model

    var body: some View {
      Text("below")
        .sheet(item: $model.item) { Text("first \($0.id)") }
        .alert("Other", item: $model.other) { Button("second \($0.id)") {} }
    }
  }

  @Test("An item goes from one modifier to another and back in single updates")
  func swapping() {
    let model = Model()
    let host = TestHost { Swapping(model: model) }
    model.item = Item(id: 1)
    for _ in 1...3 {
      #expect(host.text("first 1").exists)
      (model.item, model.other) = (nil, Item(id: 1))
      #expect(host.presentations.count == 1)
      #expect(host.button("second 1").exists)
      (model.item, model.other) = (Item(id: 1), nil)
      #expect(host.presentations.count == 1)
    }
  }

  struct Branches: View {
    @Bindable var model: Model

    var body: some View {
      if model.isReplaced {
        Text("new").sheet(item: $model.item) {
          model.log("new ends")
        } content: { _ in
          Text("in new")
        }
      } else {
        Text("old").sheet(item: $model.item) {
          model.log("old ends")
        } content: { _ in
          Text("in old")
        }
      }
    }
  }

  @Test("A presenting view that a different one replaces hands over what it presents")
  func branches() async {
    let model = Model()
    let host = TestHost { Branches(model: model) }
    model.item = Item(id: 1)
    #expect(host.text("in old").exists)
    model.isReplaced = true
    #expect(host.presentations.count == 1)
    #expect(host.text("in new").exists)
    #expect(model.log.take() == ["old ends"])
    #expect(model.item == Item(id: 1), "the state of both still asks for it")
    await host.dismiss()
    #expect(host.presentations.isEmpty)
    #expect(model.log.take() == ["new ends"])
  }

  struct Rows: View {
    @Bindable var model: Model

    private func name(of id: Int) -> Binding<String> {
      Binding {
        model.items.first { $0.id == id }?.name ?? ""
      } set: { name in
        if let index = model.items.firstIndex(where: { $0.id == id }) {
          model.items[index].name = name
        }
      }
    }

    var body: some View {
      List {
        ForEach($model.items) { $item in
          Text("row \(item.id)")
        }
      }
      .sheet(item: $model.item) { shown in
        if model.items.contains(where: { $0.id == shown.id }) {
          TextField("Name", text: name(of: shown.id))
        } else {
          Text("gone")
        }
      }
    }
  }

  @Test("The element that a sheet edits goes while the sheet is shown")
  func elementGoes() async {
    let model = Model()
    model.items = [Item(id: 1), Item(id: 2)]
    let host = TestHost { Rows(model: model) }
    model.item = Item(id: 2)
    await host.textField("Name").type("two")
    #expect(model.items[1].name == "two")
    model.items.removeAll()
    #expect(host.text("gone").exists)
    await host.dismiss()
    #expect(host.presentations.isEmpty)
  }

  struct Deep: View {
    @State private var popover = false
    @State private var sheet = false
    @State private var alert = false

    var body: some View {
      Button("popover") { popover = true }
        .popover(isPresented: $popover) {
          Button("sheet") { sheet = true }
            .sheet(isPresented: $sheet) {
              Button("alert") { alert = true }
                .alert("Alert", isPresented: $alert) {}
            }
        }
    }
  }

  @Test("The user leaves an alert over a sheet over a popover from the front to the back")
  func fromTheFront() async {
    let host = TestHost { Deep() }
    for name in ["popover", "sheet", "alert"] { await host.button(name).tap() }
    func count(_ nodes: [PresentationNode]) -> Int {
      nodes.reduce(0) { $0 + 1 + count($1.children) }
    }
    for left in [2, 1, 0] {
      #expect(count(host.presentations) == left + 1)
      await host.press(.escape)
      #expect(count(host.presentations) == left)
    }
    #expect(host.button("popover").exists)
  }
}
