import Foundation
import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

@MainActor
@Suite("Further spellings", .viewsEnd)
struct BesideSpellingTests {
  struct Walk: View {
    @State private var path = NavigationPath()
    var body: some View {
      NavigationStack(path: $path) {
        Button("go") {
          path.append(1)
          path.append("a")
        }
        .navigationTitle("Root")
        .navigationDestination(for: Int.self) { Text("n").navigationTitle("Number \($0)") }
        .navigationDestination(for: String.self) { name in
          Button("root \(path.count)") { path.removeLast(path.count) }.navigationTitle(name)
        }
      }
    }
  }

  @Test("A path accepts values of several types, and returns the last ones")
  func navigationPath() async {
    let host = TestHost { Walk() }
    await host.button("go").tap()
    #expect(host.path == ["Root", "Number 1", "a"])
    await host.button("root 2").tap()
    #expect(host.path == ["Root"])
  }

  @Test("A path of values of one type equals one that was appended to")
  func equalPaths() {
    var path = NavigationPath()
    #expect(path.isEmpty)
    path.append(1)
    path.append(2)
    #expect(path == NavigationPath([1, 2]))
  }

  @Test("Lazy stacks show all of their views")
  func lazyStacks() {
    let view = Rendering {
      LazyVStack(alignment: .leading, spacing: 4) { ForEach(0..<200) { Text("\($0)") } }
      LazyHStack(alignment: .top) { Text("a") }
    }
    #expect(view.all(.stack).map(\.content) == [.stack(.vertical), .stack(.horizontal)])
    #expect(view.all(.stack).map(\.children.count) == [200, 1])
    #expect(view.all(.stack)[0].styles.prefix(2) == [.spacing(4), .alignment(.leading)])
  }

  @Test("A drag from the first point on reports its location")
  func drag() async {
    let places = Box<[CGPoint]>([])
    let host = TestHost {
      Color.red.accessibilityIdentifier("field")
        .gesture(
          DragGesture(minimumDistance: 0).onChanged { gesture in
            places.value.append(gesture.location)
          })
    }
    let field = host.element(identifier: "field")
    await field.drag(to: CGPoint(x: 3, y: 4))
    #expect(places.value.last == CGPoint(x: 3, y: 4))
    #expect(host.graph.root.all.contains { $0.state.interaction(.drag) == .drag(distance: 0) })
  }
}
