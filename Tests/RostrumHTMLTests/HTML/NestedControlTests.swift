import RostrumHTML
import RostrumHTMLTestSupport
import RostrumScenes
import Testing

/// A control in the label of another one, which HTML doesn't allow.
@Suite @MainActor struct NestedControlTests {
  /// Controls with a label of their own views.
  nonisolated static let outer: [ElementContent] = [
    .button(), .disclosure(isExpanded: false), .link(nil),
    .link(LinkTarget("https://example.com", isOpenedByApp: false)),
    .toggle(isOn: true, .automatic), .slider(0, in: 0...1, step: nil),
    .colorPicker(RGBColor(red: 1, green: 2, blue: 3)), .stepper(1, minimum: nil, maximum: nil),
  ]

  /// Controls that may be in such a label.
  nonisolated static let inner: [ElementContent] = [
    .button(), .disclosure(isExpanded: true), .link(nil),
    .link(LinkTarget("https://example.com", isOpenedByApp: false)),
    .text("a", leadingTo: LinkTarget("https://example.com", isOpenedByApp: false)),
    .textField("", []), .secureField("", []),
    .textEditor("", []), .toggle(isOn: false, .checkbox), .slider(0, in: 0...1, step: 1),
    .stepper(nil, minimum: nil, maximum: nil), .picker(selection: nil, .menu),
    .picker(selection: nil, .segmented), .menu(symbol: nil, .automatic),
    .colorPicker(RGBColor(red: 1, green: 2, blue: 3)), .group(.draggable),
  ]

  private func html(_ element: ElementSnapshot) -> String {
    var writer = HTMLWriter()
    writer.visit(element, in: .root, isFirst: true)
    return writer.html
  }

  @Test("No button, link or label is around another control", arguments: outer, inner)
  func nesting(outer: ElementContent, inner: ElementContent) {
    let page = html(.make(1, outer, [], [.make(2, .stack(.horizontal), [], [.make(3, inner)])]))
    var open: [Substring] = []
    for tag in page.matches(of: /<(\/?)(\w+)/).map(\.output) {
      let isControl = ["a", "button", "input", "select", "textarea", "label"].contains(tag.2)
      if tag.1.isEmpty, isControl {
        #expect(!open.contains("a") && !open.contains("button"), "\(page)")
        #expect(tag.2 == "input" || tag.2 == "select" || !open.contains("label"), "\(page)")
      }
      if tag.1.isEmpty, !["input", "hr", "img", "source"].contains(tag.2) { open.append(tag.2) }
      if !tag.1.isEmpty { open.removeLast() }
    }
  }

  @Test("A control that comes and goes makes the label what a new page has", arguments: outer)
  func comesAndGoes(outer: ElementContent) throws {
    let app = HandmadeApp(
      .make(
        1, .scene, [], [.make(2, outer, [], [.make(3, .stack(.horizontal)), .make(4, .text("b"))])])
    )
    let page = ModelPage()
    var mount = PatchWriter(tree: app, page: PageState())
    try page.apply(mount.mount(focused: nil))
    var state = mount.page
    func check() throws {
      var writer = PatchWriter(tree: app, page: state)
      try page.apply(writer.patch(app.update()))
      state = writer.page
      let fresh = ModelPage()
      var mount = PatchWriter(tree: app, page: PageState())
      try fresh.apply(mount.mount(focused: nil))
      #expect(page.html == fresh.html)
    }
    app.insert(.make(5, .group(.plain), [], [.make(6, .button())]), into: 3)
    try check()
    app.set(2, .fact(.disabled))
    try check()
    app.remove(5)
    try check()
    app.set(4, .text("b", leadingTo: LinkTarget("https://example.com", isOpenedByApp: false)))
    try check()
    app.set(4, .text("c"))
    try check()
    app.insert(.make(7, .textField("", [])), into: 3)
    app.remove(7)
    try check()
  }
}
