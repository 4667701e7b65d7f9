import Foundation
import Rostrum

struct Clock: View {
  var body: some View {
    TimelineView(.animation) { context in  // error: 'TimelineView'
      Text(words(context.date.timeIntervalSince1970))
    }
  }

  func words(_ time: TimeInterval) -> String { "\(time)" }
}
