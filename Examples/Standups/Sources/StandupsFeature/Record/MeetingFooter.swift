import Rostrum

/// Shows the current speaker, with a button to continue with the next one.
struct MeetingFooter: View {
  let speakerIndex: Int
  let speakerCount: Int
  let next: @MainActor () -> Void

  private var isLast: Bool { speakerIndex >= speakerCount - 1 }

  var body: some View {
    HStack {
      if isLast {
        Text("No more speakers")
      } else {
        Text("Speaker \(speakerIndex + 1) of \(speakerCount)")
      }
      Spacer()
      Button(action: next) {
        Label(isLast ? "Finish" : "Next speaker", systemImage: "forward.fill")
      }
    }
  }
}
