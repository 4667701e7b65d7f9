import RostrumTesting
import Rostrum
import Testing

@MainActor
struct TestHostRefusalTests {
  @Test("A missing element can't be tapped, and the message lists existing ones")
  func absent() async {
    let host = TestHost { Counter() }
    await expectIssue(
      """
      Cannot tap button “Add”: there is no such element. Elements of the same role: “Increment”.

      Check the role and the name: the accessible name has to match exactly, unless you use \
      'containing:'. If the element appears later, first perform the action that shows it.

      On the screen:
        “0”
        button “Increment”
      """
    ) {
      await host.button("Add").tap()
    }
    #expect(host.text("0").exists)
  }

  @Test("An ambiguous element has to be disambiguated")
  func ambiguous() async {
    let host = TestHost {
      Button("Delete") {}
      Button("Delete") {}
    }
    await expectIssue(
      """
      Cannot tap button “Delete”: 2 elements match: “Delete”, “Delete”.

      Select one with 'nth(_:)', 'first' or 'last', or search inside an element that contains only \
      one of them.

      On the screen:
        button “Delete”
        button “Delete”
      """
    ) {
      await host.button("Delete").tap()
    }
  }

  @Test("A disabled element can't be tapped, and its action doesn't run")
  func disabled() async {
    var taps = 0
    let host = TestHost {
      Button("Add") { taps += 1 }.disabled(true)
    }
    #expect(!host.button("Add").isEnabled)
    await expectIssue(
      """
      Cannot tap button “Add”: it is disabled.

      First perform the action that enables it, or expect 'isEnabled' to be false.

      On the screen:
        button “Add” (disabled)
      """
    ) {
      await host.button("Add").tap()
    }
    #expect(taps == 0)
  }

  @Test("An element behind an alert can't be tapped")
  func covered() async {
    var taps = 0
    let host = TestHost {
      Button("Behind") { taps += 1 }
        .alert("Sure?", isPresented: .constant(true)) { Button("Yes") {} }
    }
    #expect(!host.button("Behind").exists)
    await expectIssue(
      """
      Cannot tap button “Behind”: it is behind the alert “Sure?”, where a user cannot reach it.

      First answer or dismiss the presentation.

      On the screen:
        alert “Sure?”
          button “Yes” (focused)
      """
    ) {
      await host.button("Behind").tap()
    }
    #expect(taps == 0)
  }

  @Test("An option that a picker doesn't have can't be selected")
  func noOption() async {
    let host = TestHost {
      Picker("Colour", selection: .constant(1)) {
        Text("Red").tag(1)
        Text("Green").tag(2)
      }
    }
    await expectIssue(
      """
      Cannot select in picker “Colour”: there is no option “Blue”. The options are: “Red”, “Green”.

      Use the accessible name of one of the options.

      On the screen:
        picker “Colour” = “Red”
      """
    ) {
      await host.picker("Colour").select("Blue")
    }
  }

  @Test("A text can't be swiped away if the list doesn't support deletion")
  func notDeletable() async {
    let host = TestHost { List { Text("Ada") } }
    await expectIssue(containing: "does not support “delete” here") {
      await host.row("Ada").swipeToDelete()
    }
  }

  @Test("Nothing can be dismissed if nothing is presented")
  func nothingToDismiss() async {
    let host = TestHost { Text("Home") }
    await expectIssue(containing: "Cannot dismiss: nothing is presented.") {
      await host.dismiss()
    }
  }

  @Test("A sheet with interactive dismissal disabled can't be dismissed")
  func held() async {
    let host = TestHost {
      Text("Home").sheet(isPresented: .constant(true)) {
        Text("Terms").interactiveDismissDisabled()
      }
    }
    await expectIssue(containing: "interactive dismissal is disabled") {
      await host.dismiss()
    }
    #expect(host.text("Terms").exists)
  }

  @Test("Reading a missing element is an issue, too")
  func factOfAbsent() async {
    let host = TestHost { Text("Home") }
    await expectIssue(containing: "Cannot read button “Add”: there is no such element.") {
      #expect(host.button("Add").name == "")
    }
  }
}

/// Expects exactly this issue.
@MainActor
func expectIssue(_ message: String, _ body: () async -> Void) async {
  await withKnownIssue {
    await body()
  } matching: { issue in
    issue.comments.contains { $0.rawValue == message }
  }
}

/// Expects an issue with this text in it.
@MainActor
func expectIssue(containing part: String, _ body: () async -> Void) async {
  await withKnownIssue {
    await body()
  } matching: { issue in
    issue.comments.contains { $0.rawValue.contains(part) }
  }
}
