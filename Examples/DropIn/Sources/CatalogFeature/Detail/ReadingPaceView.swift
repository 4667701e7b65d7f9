import SwiftUI

/// Estimates how long a book takes.
struct ReadingPaceView: View {
  @Environment(\.scenePhase) private var scenePhase
  @StateObject private var pace = ReadingPace()

  var body: some View {
    Section("Pace") {
      TextField("Pages", text: $pace.pages)
      TextField("Pages an hour", text: $pace.pagesPerHour)
      if let estimate = pace.estimate {
        Text(estimate)
      }
      if pace.pauses > 0 {
        Text("Left \(pace.pauses) times")
      }
    }
    .onChange(of: scenePhase) {
      if scenePhase == .background { pace.pause() }
    }
  }
}
