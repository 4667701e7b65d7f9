import Foundation
import Rostrum

/// Specimens of directions and languages, which Documentation/Accessibility.md quotes.
struct DirectionSpecimens: View {
  var body: some View {
    Specimens("Directions and languages") {
      Specimen("V10.170", #".environment(\.layoutDirection, .rightToLeft)"#) {
        HStack(spacing: 10) {
          Block("a")
          Block("b", width: 80).padding(.leading, 30)
          Direction()
        }
        .environment(\.layoutDirection, .rightToLeft)
      }
      Specimen("V10.171", "flipsForRightToLeftLayoutDirection(_:)") {
        HStack {
          Image(systemName: "arrow.right").flipsForRightToLeftLayoutDirection(true)
          Image(systemName: "arrow.right")
          Image(systemName: "arrow.forward")
        }
        .environment(\.layoutDirection, .rightToLeft)
      }
      Specimen("V10.172", #".environment(\.locale, Locale(identifier: "fr"))"#) {
        Text("Bonjour").environment(\.locale, Locale(identifier: "fr"))
      }
    }
  }
}

/// A view that reads the direction.
private struct Direction: View {
  @Environment(\.layoutDirection) private var layoutDirection

  var body: some View {
    Text(layoutDirection == .rightToLeft ? "from the right" : "from the left")
  }
}
