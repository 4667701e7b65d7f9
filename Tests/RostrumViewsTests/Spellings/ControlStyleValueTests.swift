import Foundation
import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

private struct TrailingIcon: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.title
      configuration.icon
    }
  }
}

extension LabelStyle where Self == TrailingIcon {
  fileprivate static var trailingIcon: Self { Self() }
}

@MainActor
@Suite("Values of controls, lists and bars", .viewsEnd)
struct ControlStyleValueTests {
  @Test("Buttons have the theme's styles")
  func buttonStyles() {
    let view = Rendering {
      Button("a") {}.buttonStyle(.bordered)
      Button("a") {}.buttonStyle(.borderedProminent)
      Button("a") {}.buttonStyle(.borderless)
      Button("a") {}.buttonStyle(.plain)
    }
    #expect(
      view.all(.button).map(\.variant)
        == ["bordered", "borderedProminent", "borderless", "plain"])
  }

  @Test("Buttons declare their role")
  func roles() {
    let view = Rendering {
      Button("a", role: .cancel) {}
      Button("a", role: .destructive) {}
    }
    #expect(view.all(.button).map(\.content.buttonRole) == [.cancel, .destructive])
  }

  @Test("A custom label style is named like the theme's")
  func labelStyle() {
    let view = Rendering { Label("5 min", systemImage: "clock").labelStyle(.trailingIcon) }
    #expect(
      view.outline == """
        stack axis="horizontal"
          text "5 min"
          image symbol="clock" accessibilityHidden
        """)
  }

  @Test("Fields report typed text")
  func fields() throws {
    let view = Rendering {
      TextField("Mail", text: .constant(""))
        .autocapitalization(.none).keyboardType(.emailAddress).textContentType(.emailAddress)
        .textFieldStyle(.roundedBorder)
      TextField("Name", text: .constant(""))
        .autocapitalization(.words).keyboardType(.numberPad).textContentType(.name)
    }
    let fields = view.all(.textField)
    let facts: [[TextEntryFact]] = [
      [.keyboard(.emailAddress), .contentType(.emailAddress), .capitalization(.never)],
      [.keyboard(.numberPad), .contentType(.name), .capitalization(.words)],
    ]
    for (field, facts) in zip(fields, facts) {
      for fact in facts { #expect(field.content.entry.contains(fact)) }
    }
    #expect(fields.map(\.variant) == ["roundedBorder", nil])
  }

  @Test("A segmented picker, a plain list, and a prominent header")
  func lists() throws {
    let view = Rendering {
      Picker("a", selection: .constant(1)) { Text("1").tag(1) }.pickerStyle(.segmented)
      List { Section("b") { Text("c") } }.listStyle(.plain).headerProminence(.increased)
    }
    #expect(try view.only(.picker).variant == "segmented")
    #expect(try view.only(.list).content == .list(.plain, []))
    #expect(try view.only(.section).content == .section(isExpanded: nil, isProminent: true))
  }

  @Test("Toolbar items declare their placement")
  func placements() {
    let view = Rendering {
      NavigationStack {
        Text("a").toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("a") {} }
          ToolbarItem(placement: .confirmationAction) { Button("b") {} }
          ToolbarItem(placement: .navigationBarTrailing) { Button("c") {} }
          ToolbarItem(placement: .topBarLeading) { Button("d") {} }
        }
      }
    }
    #expect(
      view.all(.toolbarItem).map(\.place) == [
        .cancellationAction, .topBarLeading, .confirmationAction, .topBarTrailing,
      ])
  }

  @Test("A title is inline in its bar")
  func title() throws {
    let view = Rendering {
      NavigationStack {
        Text("a").navigationTitle("T").navigationBarTitleDisplayMode(.inline)
      }
    }
    #expect(
      try view.only(.navigationBar).content
        == .navigationBar(title: "T", .inline, background: .automatic))
  }

  @Test("A part of the screen is dark for every view")
  func colorScheme() {
    struct Reader: View {
      @Environment(\.colorScheme) private var scheme
      var body: some View { Text(scheme == .dark ? "dark" : "light") }
    }
    let view = Rendering { Group { Reader() }.environment(\.colorScheme, .dark) }
    #expect(view.all(.text).map { $0.content.text } == ["dark"])
  }
}
