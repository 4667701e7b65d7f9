import Foundation
import RostrumViews
import Testing

private struct Stacked: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.content
    configuration.label
  }
}

private struct Quoted: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text("“")
    configuration.content
  }
}

@MainActor @Suite(.viewsEnd) struct GroupedControlTests {
  @Test func aLabelledValueHasTwoParts() {
    let view = Rendering { LabeledContent("Version", value: "1.2") }
    #expect(
      view.outline == """
        group variant="labeled"
          group variant="contentLabel"
            text "Version"
          group variant="contentValue"
            text "1.2"
        """)
  }

  @Test func aLabelledValueIsWrittenByAFormatOrShownByViews() {
    let view = Rendering {
      LabeledContent("Share", value: 0.5, format: .percent.locale(Locale(identifier: "en_US")))
      LabeledContent("Theme") { Image(systemName: "star") }
      LabeledContent {
        Text("a")
      } label: {
        Text("b")
      }
      LabeledContent(String("c"), value: String("d"))
    }
    #expect(
      view.all(.text).map { $0.content.text } == ["Share", "50%", "Theme", "b", "a", "c", "d"])
  }

  @Test func aStyleOfTheAppPutsLabelAndValueTogether() {
    let view = Rendering { LabeledContent("a", value: "b").labeledContentStyle(Stacked()) }
    #expect(view.outline == "text \"b\"\ntext \"a\"")
  }

  @Test func aBoxHasItsLabelAbove() {
    let view = Rendering { GroupBox("Terms") { Text("Long") } }
    #expect(
      view.outline == """
        group variant="box"
          group variant="boxLabel"
            text "Terms"
          text "Long"
        """)
  }

  @Test func aBoxNeedsNoLabel() {
    let view = Rendering { GroupBox { Text("Long") } }
    #expect(view.outline == "group variant=\"box\"\n  text \"Long\"")
  }

  @Test func aStyleOfTheAppMakesTheBox() {
    let view = Rendering { GroupBox("Terms") { Text("Long") }.groupBoxStyle(Quoted()) }
    #expect(view.all(.text).map { $0.content.text } == ["“", "Long"])
  }

  @Test func groupedControlsAreNamed() throws {
    let view = Rendering {
      ControlGroup("Edit", systemImage: "pencil") {
        Button("Cut") {}
        Button("Copy") {}
      }
    }
    #expect(try view.only(.group).content == .group(.controls))
    #expect(try view.only(.group).state.label == "Edit")
    #expect(view.all(.button).count == 2)
  }

  @Test func whatIsUnavailableSaysSo() {
    let view = Rendering {
      ContentUnavailableView {
        Label("No standups", systemImage: "person.3")
      } description: {
        Text("Add one.")
      } actions: {
        Button("Add") {}
      }
    }
    #expect(
      view.outline == """
        group variant="unavailable"
          group variant="unavailableLabel"
            label
              image symbol="person.3" accessibilityHidden
              text "No standups"
          group variant="unavailableDescription"
            text "Add one."
          group variant="unavailableActions"
            button
              text "Add"
        """)
  }

  @Test func whatIsUnavailableNeedsNoButtons() {
    let view = Rendering {
      ContentUnavailableView("Nothing", systemImage: "tray", description: Text("yet"))
      ContentUnavailableView("Nothing", systemImage: "tray")
      ContentUnavailableView(String("Nothing"), image: "picture")
      ContentUnavailableView {
        Text("Nothing")
      } actions: {
        Button("Add") {}
      }
    }
    #expect(view.all(.text).map { $0.content.text }.count { $0 == "Nothing" } == 4)
    #expect(view.all(.button).count == 1)
  }

  @Test func aSearchWithoutResultsNamesWhatWasSought() {
    let view = Rendering {
      ContentUnavailableView.search
      ContentUnavailableView.search(text: "swift")
      ContentUnavailableView.search(text: "")
    }
    #expect(
      view.all(.label).map { $0.children[1].content.text }
        == ["No Results", "No Results for “swift”", "No Results"])
  }

  @Test func aLinkLeadsToAnAddress() throws {
    let url = try #require(URL(string: "https://example.com/a?b=c"))
    let view = Rendering {
      Link("Docs", destination: url)
      Link(destination: url) { Image(systemName: "book") }
    }
    #expect(
      view.all(.link).map { $0.content.address } == Array(repeating: url.absoluteString, count: 2))
  }
}
