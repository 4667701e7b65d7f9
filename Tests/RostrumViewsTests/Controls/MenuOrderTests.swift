import RostrumTesting
import RostrumViews
import Testing

@MainActor @Suite("The order of menus", .viewsEnd) struct MenuOrderTests {
  struct Order: View {
    @Environment(\.menuOrder) private var order

    var body: some View { Text(order == .fixed ? "fixed" : "automatic") }
  }

  @Test("The items of a menu are in their order, which views in it know")
  func order() {
    let view = Rendering {
      VStack {
        Menu("Sort") {
          Button("First") {}
          Button("Second") {}
        }
        Order()
      }
      .menuOrder(.fixed)
      Order()
    }
    let lines = view.outline.split(separator: "\n").map(String.init)
    let titles = ["First", "Second", "fixed", "automatic"]
    let places = titles.compactMap { title in lines.firstIndex { $0.contains("\"\(title)\"") } }
    #expect(places == places.sorted() && places.count == titles.count)
  }
}
