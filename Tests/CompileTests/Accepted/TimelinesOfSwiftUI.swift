// flags: -module-alias SwiftUI=DropInSwiftUI
import SwiftUI

/// A view with a timeline in a file that imports nothing else.
struct Clock: View {
  var body: some View {
    TimelineView(.animation(minimumInterval: 0.1)) { timeline in
      Text(timeline.date.formatted(date: .omitted, time: .standard))
    }
    TimelineView(.everyMinute) { _ in Text("A minute") }
    TimelineView(.periodic(from: .now, by: 1)) { context in
      Text(context.cadence == .live ? "Live" : "Not live")
    }
  }
}
