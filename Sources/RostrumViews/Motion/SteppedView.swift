import RostrumElements
import RostrumGraph

/// A view that takes one value after the other, each in a turn of the server.
///
/// It shows what a host can't play by itself, because the views of two values differ in more than their
/// poses. Readers who prefer reduced motion see what is at rest, as they do where a host plays.
struct SteppedView<Value, Content: View>: View {
  /// A value, and how long it lasts until the next one.
  struct Step {
    let value: Value
    let animation: Animation?
    let seconds: Double
  }

  let rest: Value
  let steps: [Step]
  /// How often the steps were triggered; `nil` for an endless series.
  let runs: Int?
  let content: (Value) -> Content
  @State private var index: Int?
  @Environment(\.pause) private var pause
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  /// What starts the steps anew.
  private struct Run: Equatable {
    let number: Int?
    let isStill: Bool
  }

  /// The time that a step takes at least, in seconds.
  private static var minimum: Double { 0.1 }

  var body: some View {
    content(shown)
      .task(id: Run(number: runs, isStill: reducesMotion)) { await run() }
  }

  /// The value of the step, of which there may be fewer than when it began.
  private var shown: Value {
    guard let last = steps.indices.last, runs != 0 else { return rest }
    if reducesMotion { return runs == nil ? rest : steps[last].value }
    return index.map { steps[min($0, last)].value } ?? rest
  }

  private func run() async {
    guard runs != 0, !steps.isEmpty, !reducesMotion else { return }
    repeat {
      for step in steps.indices {
        withAnimation(steps[step].animation) { index = step }
        let seconds = max(Self.minimum, steps[step].seconds)
        guard (try? await pause(.seconds(clamping: seconds))) != nil else { return }
      }
    } while runs == nil
  }
}

/// A value whose changes trigger a motion.
struct MotionTrigger: Equatable {
  let value: any Equatable

  static func == (lhs: Self, rhs: Self) -> Bool {
    func isEqual<Value: Equatable>(_ value: Value) -> Bool { value == rhs.value as? Value }
    return isEqual(lhs.value)
  }
}
