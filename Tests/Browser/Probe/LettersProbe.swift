import Foundation
import Rostrum

/// Texts that the app draws, for `test_seen_letters.py`.
struct LettersProbe: View {
  @State private var words = "moving letters"
  @State private var progress = 0.0
  @State private var isNarrow = false

  private struct Loud: TextAttribute {}

  /// Lowers every second letter by 10 points, and fades every third.
  private struct Lowered: TextRenderer {
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      for (index, slice) in layout.flatMap({ $0 }).flatMap({ $0 }).enumerated() {
        var copy = context
        if index % 2 == 1 { copy.translateBy(x: 0, y: 10) }
        if index % 3 == 2 { copy.opacity = 0.25 }
        copy.draw(slice)
      }
    }
  }

  /// Draws the lines as they are.
  private struct Plain: TextRenderer {
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      for line in layout { context.draw(line) }
    }
  }

  /// Hides what isn't loud, and lets the rest rise.
  private struct Rising: TextRenderer {
    var progress: Double
    var animatableData: Double {
      get { progress }
      set { progress = newValue }
    }

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      for run in layout.flatMap({ $0 }) where run[Loud.self] != nil {
        var copy = context
        copy.translateBy(x: 0, y: 20 * (1 - progress))
        copy.draw(run)
      }
    }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 30) {
      Button("Words") { words = "other words, which are longer" }
      Button("Rise") { withAnimation(.linear(duration: 30)) { progress = 1 } }
      Button("Narrow") { isNarrow = true }
      Text(verbatim: words)
        .padding(12)
        .textRenderer(Lowered())
        .accessibilityIdentifier("lowered")
      Text("Twice \(Text("Gag").font(.largeTitle).italic()) a line that wraps at some width")
        .foregroundStyle(.blue)
        .textRenderer(Plain())
        .accessibilityIdentifier("plain")
        .frame(width: isNarrow ? 120 : 320, alignment: .leading)
      Text("Twice \(Text("Gag").font(.largeTitle).italic()) a line that wraps at some width")
        .foregroundStyle(.blue)
        .accessibilityIdentifier("twin")
        .frame(width: isNarrow ? 120 : 320, alignment: .leading)
      Text("quiet \(Text("loud").customAttribute(Loud()))")
        .textRenderer(Rising(progress: progress))
        .accessibilityIdentifier("rising")
    }
    .padding()
  }
}
