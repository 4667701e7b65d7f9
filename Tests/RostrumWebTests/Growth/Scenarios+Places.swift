import RostrumScenes

/// What stands in another place than before.
extension Scenarios {
  struct Stack: Scenario {
    @State private var path: [Int] = []

    var body: some View {
      NavigationStack(path: $path) {
        Button("Push") { path.append(path.count) }
          .navigationDestination(for: Int.self) { number in
            Text("Screen \(number)").navigationTitle("Screen")
          }
      }
    }

    static func round(_ number: Int, _ visitor: Visitor) async {
      await visitor.tap("Push")
      await visitor.act(.back(depth: 0), on: .navigationStack)
    }
  }

  struct ButtonMenu: Scenario {
    @State private var isOn = false

    var body: some View {
      Menu("More") {
        Button("Turn") { isOn.toggle() }
        if isOn { Button("Off") {} }
      }
    }

    static func round(_ number: Int, _ visitor: Visitor) async { await visitor.tap("Turn") }
  }

  struct Tabs: Scenario {
    @State private var choice = 0

    var body: some View {
      TabView(selection: $choice) {
        Text("One").tabItem { Text("First") }.tag(0)
        Text("Two").tabItem { Text("Second") }.tag(1)
      }
    }

    static func round(_ number: Int, _ visitor: Visitor) async {
      let tab = visitor.element("tab", number: 1 - number % 2) { $0.role == .tab }
      await visitor.act(.select(tab), on: .tabView)
    }
  }

  struct Rows: Scenario {
    @State private var rows = [0]

    var body: some View {
      Button("Turn") { rows = [rows[0] + 1] }
      List(rows, id: \.self) { Text("Row \($0)") }
    }

    static func round(_ number: Int, _ visitor: Visitor) async { await visitor.tap("Turn") }
  }

  struct Animated: Scenario {
    @State private var isShown = false

    var body: some View {
      Button("Turn") {
        withAnimation(.linear(duration: 0)) {
          isShown.toggle()
        } completion: {
        }
      }
      if isShown { Text("Shown").transition(.opacity) }
    }

    static func round(_ number: Int, _ visitor: Visitor) async { await visitor.tap("Turn") }
  }
}
