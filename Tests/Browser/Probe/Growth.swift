import Foundation
import Rostrum

/// A page that shows one thing after another, for `Benchmarks/growth.py`.
struct Growth: View {
  @State private var step = 0.0
  @State private var openings = 0
  @State private var isOpen = false
  @State private var job: Job?

  private enum Job: Hashable {
    case changes, openings
  }

  var body: some View {
    Button("Change") { job = .changes }
    Button("Open") { job = .openings }
    Text(words).task(id: job) { await run() }
    Text("Moving")
      .frame(width: 100 + step)
      .opacity(step.truncatingRemainder(dividingBy: 997) / 1000)
      .offset(x: step / 3, y: -step)
      .sheet(isPresented: $isOpen) { Form() }
  }

  private var words: String {
    job == nil ? "\(Int(step)) changes, \(openings) openings" : "Busy"
  }

  private func run() async {
    switch job {
    case .changes:
      for _ in 0..<1000 {
        step += 1
        await pause(.milliseconds(1))
      }
    case .openings:
      for _ in 0..<100 {
        isOpen = true
        await pause(.milliseconds(4))
        isOpen = false
        await pause(.milliseconds(4))
        openings += 1
      }
    case nil: return
    }
    job = nil
  }

  // A pace that a browser can follow: each state is to be drawn before the next one.
  private func pause(_ duration: Duration) async { try? await Task.sleep(for: duration) }

  /// What the sheet shows.
  struct Form: View {
    @State private var choice = 0
    @State private var name = ""

    var body: some View {
      TextField("Name", text: $name)
      Picker("Choice", selection: $choice) {
        ForEach(0..<10) { Text("Option \($0)") }
      }
    }
  }
}
