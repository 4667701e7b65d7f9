import Observation
import RostrumScenes
import RostrumViews
import Testing

@MainActor
@Suite("Objects that no view provides", .viewsEnd)
struct MissingObjectTests {
  @Observable final class Settings {
    var name = "Blob"
  }

  struct SettingsView: View {
    @Environment(Settings.self) var settings
    var body: some View { Text(verbatim: settings.name) }
  }

  private func reports(_ words: String, _ body: () throws -> Void) rethrows {
    try withKnownIssue {
      try body()
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains(words) }
    }
  }

  @Test("A view whose observable object is missing shows nothing, and the rest of the screen stays")
  func observable() throws {
    var stage: Stage?
    reports(#""SettingsView" shows nothing, because it needs an object of type "Settings""#) {
      stage = Stage {
        Column {
          SettingsView()
          SettingsView()
          Text(verbatim: "below")
        }
      }
    }
    #expect(
      stage?.tree == """
        stack axis="vertical"
          text "below"
        """)
  }

  @Test("A view appears when its object is provided, and disappears when it is removed")
  func comesAndGoes() throws {
    struct Screen: View {
      @State var settings: Settings?
      var body: some View {
        Column { SettingsView() }.environment(settings)
        Press("provide") { settings = Settings() }
        Press("hide") { settings = nil }
      }
    }
    var stage: Stage?
    reports(#""SettingsView" shows nothing"#) { stage = Stage { Screen() } }
    #expect(stage?["Blob"] == nil)
    try stage?.tap("provide")
    #expect(stage?["Blob"] != nil)
    try stage?.tap("hide")
    #expect(stage?["Blob"] == nil)
    try stage?.tap("provide")
    #expect(stage?["Blob"] != nil)
  }

  @Test("A modifier and a button style whose object is missing show nothing")
  func modifiersAndStyles() {
    struct Titled: ViewModifier {
      @Environment(Settings.self) var settings
      func body(content: Content) -> some View { content }
    }
    struct Named: ButtonStyle {
      @Environment(Settings.self) var settings
      func makeBody(configuration: Configuration) -> some View { Text(verbatim: settings.name) }
    }
    var stage: Stage?
    reports("shows nothing, because it needs") {
      stage = Stage {
        Text(verbatim: "a").modifier(Titled())
        Button("b") {}.buttonStyle(Named())
      }
    }
    #expect(stage?["a"] == nil)
    #expect(stage?.first(.button)?.children.isEmpty == true)
  }

  @Test("An initializer reads the object that is provided where the view is created")
  func initializer() {
    struct Early: View {
      @Environment(Settings.self) var settings
      let name: String
      init() { name = _settings.wrappedValue.name }
      var body: some View { Text(verbatim: name) }
    }
    struct Screen: View {
      @Environment(Settings.self) var settings
      var body: some View { Early() }
    }
    let stage = Stage { Screen().environment(Settings()) }
    #expect(stage.tree == #"text "Blob""#)
  }
}
