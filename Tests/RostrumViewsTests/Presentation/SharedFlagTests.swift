import Observation
import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

@MainActor
@Suite("Views that present by one property")
struct SharedFlagTests {
  @Observable final class Model {
    var isShown = false
    var item: Item?
  }

  struct Item: Identifiable {
    let id: Int
  }

  /// How the rows get at the property, and what a message calls it.
  enum Way: CaseIterable {
    case state, binding, model, item

    var name: String {
      switch self {
      case .state, .binding: #"the property "isShown" of "Rows""#
      case .model: #"the property of type "Bool" of "Model""#
      case .item: #"the property of type "Optional<Item>" of "Model""#
      }
    }
  }

  struct Rows: View {
    let way: Way
    @State private var isShown = false
    @State private var model = Model()

    var body: some View {
      @Bindable var model = model
      Button("Show") {
        isShown = true
        model.isShown = true
        model.item = Item(id: 1)
      }
      ForEach(0..<8) { number in
        switch way {
        case .state: Text("Row \(number)").sheet(isPresented: $isShown) { Text("Sheet \(number)") }
        case .binding: Row(number: number, isShown: $isShown)
        case .model: Row(number: number, isShown: $model.isShown)
        case .item: Text("Row \(number)").sheet(item: $model.item) { _ in Text("Sheet \(number)") }
        }
      }
    }
  }

  struct Row: View {
    let number: Int
    @Binding var isShown: Bool

    var body: some View {
      Text("Row \(number)").sheet(isPresented: $isShown) { Text("Sheet \(number)") }
    }
  }

  @Test("Only the first presents, and an issue names the property", arguments: Way.allCases)
  func once(_ way: Way) async {
    let host = TestHost { Rows(way: way) }
    await withKnownIssue {
      await host.button("Show").tap()
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.hasPrefix("Several views present by \(way.name), so only the first of them")
      }
    }
    #expect(host.presentations.map(\.kind) == [.sheet])
    #expect(host.text(containing: "Sheet").exists)
    await host.dismiss()
    #expect(host.presentations.isEmpty)
  }

  struct Rooms: View {
    let log: Log

    var body: some View {
      Text("a").sheet(isPresented: .constant(true), onDismiss: { log("end") }) { Text("First") }
        .sheet(isPresented: .constant(true)) { Text("Second") }
    }
  }

  @Test("Constants are no property")
  func constants() {
    let host = TestHost { Rooms(log: Log()) }
    #expect(host.presentations.map(\.kind) == [.sheet])
  }
}
