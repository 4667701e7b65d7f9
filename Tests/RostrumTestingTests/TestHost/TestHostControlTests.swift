import Foundation
import Rostrum
import RostrumTesting
import Testing

private struct Sinking: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
    Text(configuration.isPressed ? "down" : "up")
  }
}

private struct Panel: View {
  @State private var due = Date(timeIntervalSince1970: 0)
  @State private var color = Color.red
  @State private var level = 0.25

  var body: some View {
    Button("Sink") {}.buttonStyle(Sinking())
    DatePicker("Due", selection: $due, displayedComponents: .date)
    ColorPicker("Accent", selection: $color)
    Gauge(value: level) { Text("Level") }
    Button("Fill") { level = 1 }
    DisclosureGroup("More") { Link("Docs", destination: URL(string: "https://example.com")!) }
    Text("Some **bold** words")
  }
}

@MainActor
struct TestHostControlTests {
  @Test("A button is pressed and released if its style observes that")
  func press() async {
    let host = TestHost { NavigationStack { Panel() } }
    await host.button("Sink up").press()
    #expect(host.button("Sink down").exists)
    await host.button("Sink down").press(false)
    #expect(host.button("Sink up").exists)
  }

  @Test("A day is typed into a date picker")
  func date() async {
    let host = TestHost { NavigationStack { Panel() } }
    await host.datePicker("Due").type("2026-05-04")
    #expect(host.datePicker("Due").value == "2026-05-04")
  }

  @Test("A value that isn't a day is refused with a reason")
  func noDate() async {
    let host = TestHost { NavigationStack { Panel() } }
    await withKnownIssue {
      await host.datePicker("Due").type("soon")
    } matching: { issue in
      "\(issue)".contains("the control does not offer that value")
    }
  }

  @Test("A colour is typed into a colour picker")
  func color() async {
    let host = TestHost { NavigationStack { Panel() } }
    await host.colorPicker("Accent").type("#00ff00")
    #expect(host.colorPicker("Accent").value == "#00ff00")
  }

  @Test("A gauge has a number")
  func gauge() async {
    let host = TestHost { NavigationStack { Panel() } }
    #expect(host.gauge("Level").number == 0.25)
    await host.button("Fill").tap()
    #expect(host.gauge("Level").number == 1)
  }

  @Test("A disclosure button reports whether it is expanded, and a link its address")
  func disclosure() async {
    let host = TestHost { NavigationStack { Panel() } }
    #expect(!host.button("More").isExpanded)
    await host.button("More").tap()
    #expect(host.button("More").isExpanded)
    #expect(host.link("Docs").address == "https://example.com")
  }

  @Test("A text with several styles is found by all of its words")
  func looks() {
    let host = TestHost { NavigationStack { Panel() } }
    #expect(host.text("Some bold words").exists)
    #expect(host.description.contains("“Some bold words”"))
  }
}
