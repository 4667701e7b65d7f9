import RostrumTesting
import Rostrum
import Testing

@MainActor
struct TestHostCheckTests {
  @Test("Two elements with the same identifier are reported")
  func duplicateIdentifier() async {
    await expectIssue(
      "More than one element has the accessibility identifier “title”."
    ) {
      _ = TestHost {
        Text("One").accessibilityIdentifier("title")
        Text("Two").accessibilityIdentifier("title")
      }
    }
  }

  @Test("A control without a name is reported")
  func controlWithoutName() async {
    await expectIssue(
      """
      A button has no accessible name, so assistive technology cannot refer to it.

      Give it a label: 'Button("Add") { … }', 'Label("Add", systemImage: "plus")', or \
      '.accessibilityLabel("Add")'.
      """
    ) {
      _ = TestHost {
        Button {
        } label: {
          Spacer()
        }
      }
    }
  }

  @Test("A finding is reported once, and not at all if its check is removed")
  func once() async {
    let host = TestHost { Appearing() }
    host.checks.remove(.controlWithoutName)
    await host.button("Show").tap()
    host.checks.insert(.controlWithoutName)
    await expectIssue(containing: "no accessible name") {
      await host.settle()
    }
    await host.settle()
  }
}

/// A button without a name that comes later.
private struct Appearing: View {
  @State var isShown = false

  var body: some View {
    Button("Show") { isShown = true }
    if isShown {
      Button("") {}
    }
  }
}
