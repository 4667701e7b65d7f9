import SwiftUI

/// A screen that estimates the reading time of a book.
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
