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

@MainActor @Suite(.viewsEnd) struct LabelTests {
  @Test func aLabelIsAnIconBesideATitleThatNamesIt() {
    let view = Rendering { Label("Add", systemImage: "plus") }
    #expect(
      view.outline == """
        label
          image symbol="plus" accessibilityHidden
          text "Add"
        """)
  }

  @Test func aStyleOfTheAppPutsThePartsTogether() {
    let view = Rendering { Label("5 min", systemImage: "clock").labelStyle(TrailingIcon()) }
    #expect(
      view.outline == """
        stack axis="horizontal"
          text "5 min"
          image symbol="clock" accessibilityHidden
        """)
  }

  @Test func aStyleOfTheThemeIsAVariant() {
    let view = Rendering {
      VStack { Label("a", systemImage: "b") }.labelStyle(.iconOnly)
    }
    #expect(view.all(.label).map(\.content) == [.label(.iconOnly)])
  }

  @Test func anotherStyleKeepsTheTextOfTheLabel() throws {
    struct Changing: View {
      @State var isTrailing = false
      var body: some View {
        Button("Turn") { isTrailing.toggle() }
        if isTrailing {
          Label("a", systemImage: "b").labelStyle(TrailingIcon())
        } else {
          Label("a", systemImage: "b")
        }
      }
    }
    let view = Rendering { Changing() }
    try view.perform(.tap, on: .button)
    #expect(view.all(.label).isEmpty)
    #expect(view.all(.stack).count == 1)
  }

  @Test func aSymbolAloneIsNamedInWords() {
    let view = Rendering { Image(systemName: "square.and.pencil").symbolVariant(.fill) }
    #expect(
      view.outline
        == #"image symbol="square.and.pencil.fill" label="square and pencil""#)
  }

  @Test func aPictureHasItsLabelOrNone() {
    let view = Rendering {
      Image("logo", label: Text("Our logo"))
      Image(decorative: "logo")
    }
    #expect(
      view.outline == """
        image asset="logo" label="Our logo"
        image asset="logo" accessibilityHidden
        """)
  }
}
