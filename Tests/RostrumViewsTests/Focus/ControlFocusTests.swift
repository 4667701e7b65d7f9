import RostrumScenes
import RostrumViews
import Testing

/// Controls whose focus a host tells, because a focus state follows it.
@MainActor
@Suite(.viewsEnd)
struct ControlFocusTests {
  private struct Form: View {
    @FocusState var focus: Int?
    @AccessibilityFocusState var isSpoken: Bool
    @State var isOn = false
    @State var text = ""

    var body: some View {
      Button("followed") {}.focused($focus, equals: 1)
      Button("other") {}
      Button("spoken") {}.accessibilityFocused($isSpoken)
      Button("focusable") {}.focusable()
      Toggle("toggle", isOn: $isOn).focused($focus, equals: 2)
      TextField("field", text: $text).focused($focus, equals: 3)
      Text("text").focusable().focused($focus, equals: 4)
      Text("quiet").accessibilityFocused($isSpoken)
    }
  }

  private func source(_ element: Element?) throws -> FocusSource? {
    for case .focus(let source) in try #require(element).state.interactions { return source }
    return nil
  }

  @Test("A control has the focus in its own way, and other views as they are told")
  func sources() throws {
    let stage = Stage { Form() }
    let buttons = stage.graph.root.all.filter { $0.role == .button }
    #expect(try buttons.map { try source($0) } == [.control, nil, .control, .control])
    #expect(try source(stage.first(.toggle)) == .control)
    #expect(try source(stage.first(.textField)) == nil, "A field always tells its focus.")
    #expect(try source(stage["text"]) == .user)
    #expect(try source(stage["quiet"]) == .app)
  }
}
