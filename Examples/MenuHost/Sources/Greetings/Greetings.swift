import Foundation
import MenuHost
import Rostrum

/// Reads answers until the input ends, and shows the app again after each, and after each change by itself.
@main
struct Greetings: App {
  var body: some Scene {
    WindowGroup { GreetingForm() }
  }

  @MainActor static func main() async {
    var host: MenuHost?
    let (answers, continuation) = AsyncStream.makeStream(of: String?.self)
    host = MenuHost(Greetings()) { continuation.yield(nil) }
    Thread.detachNewThread {
      while let line = readLine() { continuation.yield(line) }
      continuation.finish()
    }
    print(host?.show() ?? "")
    for await answer in answers {
      do { if let answer { try host?.answer(answer) } } catch { print(error) }
      print(host?.show() ?? "")
    }
  }
}

/// Greets a person by name.
struct GreetingForm: View {
  @State private var name = ""
  @State private var isLoud = false
  @State private var isGreetingPresented = false

  var body: some View {
    Form {
      TextField("Name", text: $name)
      Toggle("Loud", isOn: $isLoud)
      Button("Greet") { isGreetingPresented = true }
        .disabled(name.isEmpty)
    }
    .alert("Hello, \(isLoud ? name.uppercased() : name)!", isPresented: $isGreetingPresented) {
      Button("Thanks") {}
    }
  }
}
