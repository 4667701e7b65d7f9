import Foundation
import RostrumViews
import Testing

private struct Titled: ControlGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
    ControlGroup(configuration)
  }
}

@MainActor @Suite("Styles of groups of controls", .viewsEnd) struct ControlGroupStyleTests {
  @Test("Controls are side by side, or in a menu")
  func styles() throws {
    func group(_ style: some ControlGroupStyle) -> Rendering {
      Rendering { ControlGroup("Edit") { Button("Cut") {} }.controlGroupStyle(style) }
    }
    for view in [group(.automatic), group(.navigation), group(.palette)] {
      #expect(try view.only(.group).content == .group(.controls))
      #expect(try view.only(.group).state.label == "Edit")
    }
    for view in [group(.menu), group(.compactMenu)] {
      #expect(try view.only(.menu).state.label == "Edit")
      #expect(view.all(.group).isEmpty && view.all(.button).count == 1)
    }
  }

  @Test("A menu of controls has the symbol of the label")
  func symbol() throws {
    let view = Rendering {
      ControlGroup("Edit", systemImage: "pencil") { Button("Cut") {} }.controlGroupStyle(.menu)
    }
    #expect(try view.only(.menu).content == .menu(symbol: "pencil", .automatic))
    #expect(try view.only(.menu).state.label == "Edit")
  }

  @Test("A menu of controls without a label has the name of actions")
  func nameless() throws {
    let view = Rendering { ControlGroup { Button("Cut") {} }.controlGroupStyle(.menu) }
    #expect(try view.only(.menu).state.label == "Actions")
  }

  @Test("A style of the app arranges the label and the controls")
  func ownStyle() throws {
    let view = Rendering { ControlGroup("Edit") { Button("Cut") {} }.controlGroupStyle(Titled()) }
    #expect(view.all(.text).first?.content.text == "Edit")
    #expect(try view.only(.group).content == .group(.controls))
  }
}
