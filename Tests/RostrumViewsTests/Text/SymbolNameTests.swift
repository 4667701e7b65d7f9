import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

@MainActor
@Suite("Names of symbols", .viewsEnd)
struct SymbolNameTests {
  @Observable @MainActor final class Model {
    var symbol = "fork.knife"
    var title = "Taxi"
    var showsTitle = true
    var isTappable = false
  }

  private func label(_ view: Rendering) throws -> String? {
    try view.only(.image).state.label
  }

  @Test("A symbol beside the text of a button is decoration")
  func button() throws {
    let view = Rendering {
      Button {
      } label: {
        HStack {
          Image(systemName: "fork.knife")
          Text("Taxi")
        }
      }
    }
    #expect(try label(view) == nil)
  }

  @Test("A symbol beside the text of a row is decoration, and a lone symbol has its name")
  func row() throws {
    let view = Rendering {
      List {
        HStack {
          Text("Taxi").padding()
          Image(systemName: "chevron.right").padding()
        }
        Image(systemName: "trash")
      }
    }
    #expect(view.all(.image).map { $0.state.label } == [nil, "trash"])
  }

  @Test("A lone symbol of a button in a row has its name, and so has the button")
  func buttonInRow() throws {
    let view = Rendering {
      List {
        HStack {
          Text("Taxi")
          Button {
          } label: {
            Image(systemName: "trash")
          }
        }
      }
    }
    #expect(try label(view) == "trash")
  }

  @Test("A symbol beside text that is not part of a name has its own")
  func prose() throws {
    let view = Rendering {
      VStack {
        Image(systemName: "star")
        Text("Taxi")
      }
    }
    #expect(try label(view) == "star")
  }

  @Test("A symbol beside the text of a link, a toggle, an option, a heading or a tapped stack")
  func others() {
    let view = Rendering {
      NavigationLink(value: 1) { parts }
      Toggle(isOn: .constant(true)) { parts }
      Picker("Kind", selection: .constant(0)) {
        HStack { parts }.tag(0)
      }
      .pickerStyle(.inline)
      List {
        Section {
          Text("Row")
        } header: {
          HStack { parts }
        }
      }
      HStack { parts }.accessibilityAddTraits(.isHeader)
      HStack { parts }.onTapGesture {}
      HStack { parts }.accessibilityElement(children: .combine)
    }
    #expect(view.all(.image).map { $0.state.label } == Array(repeating: nil, count: 7))
  }

  @ViewBuilder private var parts: some View {
    Image(systemName: "star")
    Text("Taxi")
  }

  @Test("Labels from the app are kept")
  func ownLabels() {
    let view = Rendering {
      Button {
      } label: {
        Image("taxi", label: Text("A yellow car"))
        Image(systemName: "star").accessibilityLabel("Favorite")
        Image(systemName: "circle").accessibilityLabel("circle")
        Image("logo")
        Text("Taxi")
      }
    }
    #expect(
      view.all(.image).map { $0.state.label } == [
        "A yellow car", "Favorite", "circle", nil,
      ])
  }

  @Test("A symbol that handles taps itself keeps its name")
  func tappable() throws {
    let view = Rendering {
      List {
        HStack {
          Text("Taxi")
          Image(systemName: "trash").onTapGesture {}
        }
      }
    }
    #expect(try label(view) == "trash")
  }

  @Test("Text that is hidden from assistive technology does not name its neighbor")
  func silentText() {
    let view = Rendering {
      Button {
      } label: {
        Image(systemName: "trash")
        Text("7").accessibilityHidden(true)
        Text("7").hidden()
        Text("")
      }
      List {
        Image(systemName: "tray").swipeActions { Button("Delete") {} }
      }
    }
    #expect(view.all(.image).map { $0.state.label } == ["trash", "tray"])
  }

  @Test("Text that appears and disappears changes the name of the symbol next to it")
  func changingText() throws {
    let model = Model()
    let view = Rendering { TitleButton(model: model) }
    let image = try view.only(.image)
    model.showsTitle = false
    #expect(
      view.graph.update().contains(
        .set(image, \.label, from: nil, to: "fork knife")))
    model.showsTitle = true
    #expect(
      view.graph.update().contains(
        .set(image, \.label, from: "fork knife", to: nil)))
    model.title = ""
    #expect(
      view.graph.update().contains(.set(image, \.label, from: nil, to: "fork knife")))
    model.title = "Taxi"
    _ = view.graph.update()
    #expect(try label(view) == nil)
  }

  @Test("A symbol that changes next to text remains decoration, without a change of its name")
  func changingSymbol() throws {
    let model = Model()
    let view = Rendering { TitleButton(model: model) }
    let image = try view.only(.image)
    model.symbol = "car"
    #expect(
      view.graph.update() == [
        .set(
          image, \.content, from: .image(.symbol("fork.knife"), isResizable: false),
          to: .image(.symbol("car"), isResizable: false))
      ])
  }

  @Test("A stack that stops handling taps restores the names of its symbols")
  func changingOwner() throws {
    let model = Model()
    model.isTappable = true
    let view = Rendering { TapRow(model: model) }
    #expect(try label(view) == nil)
    model.isTappable = false
    _ = view.graph.update()
    #expect(try label(view) == "star")
    model.isTappable = true
    _ = view.graph.update()
    #expect(try label(view) == nil)
  }
}

private struct TitleButton: View {
  let model: SymbolNameTests.Model

  var body: some View {
    Button {
    } label: {
      HStack {
        Image(systemName: model.symbol)
        if model.showsTitle { Text(model.title) }
      }
    }
  }
}

private struct TapRow: View {
  let model: SymbolNameTests.Model

  var body: some View {
    HStack {
      Image(systemName: "star")
      Text("Taxi")
    }
    .modifier(Tappable(isTappable: model.isTappable))
  }
}

private struct Tappable: ElementModifier {
  let isTappable: Bool

  func modify(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    if isTappable { element.state.set(.tap) }
  }
}
