import Rostrum

/// A ring with a segment for each attendee, which is filled once the attendee has spoken.
struct MeetingRing: View {
  let speaker: String
  let speakerIndex: Int
  let speakerCount: Int
  let theme: Theme

  var body: some View {
    ZStack {
      VStack(spacing: 8) {
        Text(speaker)
          .font(.title)
        Text("is speaking")
          .font(.subheadline)
        Image(systemName: "mic.fill")
          .font(.largeTitle)
          .accessibilityHidden(true)
      }
      ForEach(0..<speakerCount, id: \.self) { index in
        segment(index)
          .stroke(
            theme.accentColor.opacity(opacity(of: index)),
            style: StrokeStyle(lineWidth: 16, lineCap: .butt))
      }
      .rotationEffect(.degrees(-90))
    }
    .aspectRatio(1, contentMode: .fit)
    .padding(8)
    .frame(maxWidth: 296, maxHeight: 296)
  }

  /// The arc of one attendee, with a small gap on both sides.
  private func segment(_ index: Int) -> some Shape {
    let length = 1 / Double(max(speakerCount, 1))
    let gap = speakerCount > 1 ? 0.005 : 0
    return Circle()
      .trim(from: Double(index) * length + gap, to: Double(index + 1) * length - gap)
  }

  private func opacity(of index: Int) -> Double {
    if index < speakerIndex { 1 } else if index == speakerIndex { 0.6 } else { 0.15 }
  }
}
