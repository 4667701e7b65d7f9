import Rostrum

/// A page about the program that serves it.
struct StatusApp: App {
  var body: some Scene {
    WindowGroup("Status") { StatusView() }
  }
}

struct StatusView: View {
  @State private var jobs = 3

  var body: some View {
    Form {
      LabeledContent("Version", value: "1.0")
      Stepper("\(jobs) jobs at once", value: $jobs, in: 1...8)
    }
  }
}
