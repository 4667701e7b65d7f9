// flags: -module-alias SwiftUI=DropInSwiftUI
import SwiftUI

struct Wave: TextRenderer {
  var phase = 0.0

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    context.translateBy(x: 0, y: phase)
    for line in layout { context.draw(line) }
  }

  func sizeThatFits(
    proposal: ProposedViewSize,
    text: TextProxy  // error: a browser reports how it has set a text
  ) -> CGSize {
    CGSize(width: proposal.width ?? 0, height: 20 + phase)
  }
}

struct Title: View {
  @State private var phase = 0.0
  @State private var names = ["a", "b"]

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Waves").font(.largeTitle).bold()
        .textRenderer(Wave(phase: phase))
      ForEach(names, id: \.self) { name in
        HStack {
          Text(name).foregroundStyle(.secondary)
          Spacer()
          Button("Remove", role: .destructive) { names.removeAll { $0 == name } }
        }
      }
      Slider(value: $phase, in: 0...1)
    }
    .padding()
    .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 12))
    .navigationTitle("Waves")
  }
}
