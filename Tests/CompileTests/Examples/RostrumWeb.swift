// What the examples in the comments of RostrumWeb use without declaring it.
struct CounterView: View { var body: some View { Text("") } }
typealias Standups = CounterApp
struct CounterApp: App {
  var body: some Scene { WindowGroup { CounterView() } }
}

let folder = URL(filePath: "/")
