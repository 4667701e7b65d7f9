import IssueReporting
import Rostrum
import RostrumDependencies

// The line of this preview is asserted, so it stays the first one.
#Preview("Late") { Text("5 minutes late") }

#Preview { Text("On time") }

#Preview("Switch", traits: .sizeThatFitsLayout, .landscapeLeft) {
  @Previewable @State var isOn = false
  let title = "Sound"
  Toggle(title, isOn: $isOn)
}

#Preview("Small", traits: .fixedLayout(width: 200, height: 100)) {
  Text("A text that needs more than the 100 points that a fixed window leaves for its lines.")
    .frame(width: 60)
}

#Preview("Small with space", traits: .fixedLayout(width: 200, height: 100)) {
  Text("Short").frame(width: 60)
}

#Preview("No numbers", traits: .fixedLayout(width: .nan, height: .infinity)) { Text("a") }

#Preview("Cut") { Text("More words than 40 points").lineLimit(1).frame(width: 40) }

#Preview("Shrunk") {
  Text("Shrunk words").lineLimit(1).minimumScaleFactor(0.1).frame(width: 60)
}

#Preview("Scrolled") {
  ScrollView {
    ForEach(0..<200) { Text("Row \($0)") }
  }
}

#Preview("Nameless") {
  Button {
  } label: {
    Spacer()
  }
}

#Preview("Named") {
  Button {
  } label: {
    Spacer()
  }.accessibilityLabel("Add")
}

#Preview("Twins") {
  VStack {
    Text("One").accessibilityIdentifier("title")
    Text("Two").accessibilityIdentifier("title")
  }
}

#Preview("Siblings") {
  VStack {
    Text("One").accessibilityIdentifier("one")
    Text("Two").accessibilityIdentifier("two")
  }
}

#Preview("Complaint") {
  Text("a").onAppear { reportPreviewIssue() }
}

#Preview("Dependency") { GreetingView() }

private func reportPreviewIssue() { reportIssue("The tank is empty.") }

private struct GreetingView: View {
  @Dependency(GreetingKey.self) private var greeting
  var body: some View { Text(greeting) }
}

private enum GreetingKey: DependencyKey {
  static let liveValue = "live"
  static let previewValue = "preview"
  static let testValue = "test"
}

/// Adds words that don't fit to previews.
struct LongWords: PreviewModifier {
  @MainActor static var contextCount = 0

  static func makeSharedContext() async throws -> String {
    contextCount += 1
    return "More words than 40 points"
  }

  func body(content: Content, context: String) -> some View {
    VStack {
      content
      Text(context).lineLimit(1).frame(width: 40)
    }
  }
}

#Preview("Modified", traits: .modifier(LongWords())) { Text("Short") }

#Preview(
  "Modified and small", traits: .fixedLayout(width: 200, height: 100), .modifier(LongWords())
) {
  Text("Short")
}

/// A modifier without a context of its own.
struct Plain: PreviewModifier {
  func body(content: Content, context: Void) -> some View { content.padding() }
}

#Preview("Padded", traits: .modifier(Plain())) { Text("Short") }

/// A modifier whose context can't be made.
struct Broken: PreviewModifier {
  struct Failure: Error {}

  static func makeSharedContext() async throws -> Int { throw Failure() }

  func body(content: Content, context: Int) -> some View { content }
}

#Preview("Broken", traits: .modifier(Broken())) { Text("Short") }
