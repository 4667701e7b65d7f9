import RostrumElements
import RostrumText
import Testing

@Suite("Outlines of scenes") struct SceneOutlineTests {
  private func element(
    _ id: UInt32, _ content: ElementContent, _ children: [ElementSnapshot] = [],
    facts: [ElementFact] = []
  ) -> ElementSnapshot {
    ElementSnapshot(
      id: ElementID(rawValue: id), state: ElementState(content, facts: facts), children: children)
  }

  private func text(_ id: UInt32, _ words: String) -> ElementSnapshot {
    element(id, .text(words, leadingTo: nil))
  }

  private func button(_ id: UInt32, _ title: String, isDisabled: Bool = false) -> ElementSnapshot {
    element(
      id, .button(.automatic, role: nil, border: .automatic), [text(id + 100, title)],
      facts: isDisabled ? [.disabled] : [])
  }

  @Test("What a user sees is a line for each thing, things within further in")
  func lines() {
    let scene = element(
      1, .scene(title: nil),
      [
        element(
          2, .screen(title: "Room", []),
          [
            element(3, .stack(.vertical), [text(4, "Light"), button(5, "Off")]),
            element(6, .slider(0.5, in: 0...1, step: nil), [text(7, "Level")]),
            element(8, .toggle(isOn: true, .switch), [text(9, "Sound")]),
            button(10, "Leave", isDisabled: true),
          ])
      ])
    #expect(
      SceneOutline(of: scene, focused: ElementID(rawValue: 5)).description == """
        screen “Room”
          “Light”
          button “Off” (focused)
          slider “Level” = “0.5”
          toggle “Sound” = “on”
          button “Leave” (disabled)
        """)
  }

  @Test("What a presentation covers is one line")
  func covered() {
    let scene = element(
      1, .scene(title: nil),
      [
        element(
          2, .navigationStack,
          [element(3, .screen(title: "List", []), [text(4, "a")])]),
        element(5, .alert(title: "Delete?", message: "It is lost.", []), [button(6, "OK")]),
      ])
    #expect(
      SceneOutline(of: scene).description == """
        screen “List” (behind)
        alert “Delete?”
          “It is lost.”
          button “OK”
        """)
  }

  @Test("Of several tabs, the content of the selected one exists")
  func tabs() {
    func tab(_ id: UInt32, _ name: String) -> ElementSnapshot {
      element(
        id, .tab(symbol: nil, group: nil, isSearch: false), [text(id + 1, "in \(name)")],
        facts: [.label(name)])
    }
    let scene = element(
      1, .scene(title: nil),
      [
        element(
          2, .tabView(selection: ElementID(rawValue: 5), .automatic),
          [tab(3, "A"), tab(5, "B")])
      ])
    #expect(
      SceneOutline(of: scene).description == """
        tabView
          tab “A”
          tab “B” (chosen)
            “in B”
        """)
  }
}
