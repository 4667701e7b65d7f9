import Rostrum

/// The progress of the meeting: a bar, the elapsed time and the remaining time.
struct MeetingHeader: View {
  let progress: Double
  let elapsed: Duration
  let remaining: Duration
  let theme: Theme

  var body: some View {
    VStack(spacing: 8) {
      ProgressView(value: progress)
        .tint(theme.accentColor)
        .accessibilityLabel("Time elapsed")
      HStack {
        VStack(alignment: .leading) {
          Text("Elapsed")
            .font(.caption)
          Label(elapsed.onClock, systemImage: "hourglass.bottomhalf.filled")
            .monospacedDigit()
        }
        Spacer()
        VStack(alignment: .trailing) {
          Text("Remaining")
            .font(.caption)
          Label(remaining.onClock, systemImage: "hourglass.tophalf.filled")
            .monospacedDigit()
            .labelStyle(.trailingIcon)
        }
      }
    }
  }
}
