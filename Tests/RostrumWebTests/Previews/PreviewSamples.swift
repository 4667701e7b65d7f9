import Foundation
import IssueReporting
import RostrumScenes
import RostrumViews

#Preview("Greeting") { GreetingView() }

#Preview("Complaint", traits: .sizeThatFitsLayout, .landscapeLeft) {
  let _ = reportIssue("The tank is empty.")
  Text("A complaint")
}

#Preview("Ticket", traits: .fixedLayout(width: 320, height: 120)) { Text("Ticket") }

private struct GreetingView: View {
  @Environment(\.layoutDirection) private var direction
  @Environment(\.dynamicTypeSize) private var size
  @Environment(\.colorScheme) private var scheme
  @Environment(\.locale) private var locale

  var body: some View {
    Text(verbatim: "\(direction) \(size) \(scheme) \(locale.identifier)")
  }
}
