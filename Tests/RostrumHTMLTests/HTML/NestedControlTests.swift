import RostrumHTMLTestSupport
import RostrumScenes
import Testing

// NB: Tests `ContentKind`, which is internal.
@testable import RostrumHTML

/// Controls and measures in the labels of others, which HTML and WAI-ARIA don't allow everywhere.
@Suite @MainActor struct NestedControlTests {
  /// Every role, and the variants that are written in another way.
  nonisolated static let contents: [ElementContent] =
    ElementRole.allCases.map { ElementContent($0) } + [
      .disclosure(isExpanded: false), .section(isExpanded: true), .toggle(isOn: true, .checkbox),
      .link(LinkTarget("https://example.com", isOpenedByApp: false)),
      .text("a", leadingTo: LinkTarget("https://example.com", isOpenedByApp: false)),
      .group(.draggable), .group(.dropDestination), .stepper(1, minimum: 0, maximum: 2),
      .slider(0, in: 0...1, step: 1), .menu(symbol: "star", .context), .table(.single),
      .tabView(selection: 3, .bar), .column(.sidebar, backTitle: "Back"),
    ] + PickerVariant.allCases.map { .picker(selection: nil, $0) }
    + ProgressVariant.allCases.map { .progress(0.5, $0) }
    + GaugeVariant.allCases.map { .gauge(0.5, in: 0...1, $0) }

  /// What a view may accept besides what its content says.
  nonisolated static let interactions: [[Part]] = [
    [], [.accepts(.tap)], [.accepts(.focus(.user))], [.accepts(.adjust)],
  ]

  /// Elements with a label of their own views, by what they refuse in it.
  nonisolated static let outer = contents.filter { content in
    interactions.contains { parts in
      ElementSnapshot.make(1, content, parts).state.refusedContent != nil
    }
  }

  private func nesting(_ element: ElementSnapshot) -> Nesting {
    var writer = HTMLWriter()
    writer.visit(element, in: .root, isFirst: true)
    return Nesting(writer.html, writer.parts)
  }

  @Test("No button, link, measure or label is around what it may not contain", arguments: outer)
  func nesting(outer: ElementContent) {
    for inner in Self.contents {
      for parts in Self.interactions {
        let label = ElementSnapshot.make(3, .stack(.horizontal), [], [.make(4, inner, parts)])
        for outside in [[], [Part.accepts(.tap)]] {
          let page = nesting(.make(1, .group(.plain), [], [.make(2, outer, outside, [label])]))
          #expect(page.faults == [])
        }
      }
    }
  }

  @Test("What is in a menu or in a picker may have controls in its label", arguments: contents)
  func nestingInChoices(inner: ElementContent) {
    let label = ElementSnapshot.make(4, .stack(.horizontal), [], [.make(5, inner)])
    for variant in PickerVariant.allCases {
      let picker = ElementSnapshot.make(
        2, .picker(selection: nil, variant), [], [.make(3, .option, [], [label])])
      #expect(nesting(.make(1, .group(.plain), [], [picker])).faults == [])
      #expect(nesting(.make(1, .menu(symbol: nil, .automatic), [], [picker])).faults == [])
    }
    for item in [ElementContent.button(), .toggle(isOn: true, .automatic), .link(nil)] {
      let item = ElementSnapshot.make(3, item, [], [label])
      #expect(nesting(.make(1, .menu(symbol: nil, .automatic), [], [item])).faults == [])
    }
  }

  @Test("An element is of the kind that it is written as", arguments: contents)
  func kinds(content: ElementContent) {
    for parts in Self.interactions + [[.accepts(.refresh(isRunning: false))]] {
      let element = ElementSnapshot.make(1, content, parts, [.make(2, .spacer(minimum: nil))])
      let page = nesting(element)
      let kind = element.state.contentKind
      #expect(kind == .control || !page.hasControl)
      #expect(kind >= .measure || !page.hasMeasure)
      // The options of a picker are text, or in a box beside its label.
      if element.role == .picker { continue }
      let refused = element.state.refusedContent
      #expect(refused != nil || page.around(2).allSatisfy { !$0.isButton && $0.name != "label" })
      #expect(refused == .measure || page.around(2).allSatisfy { $0.name != "label" })
    }
  }

  @Test("A control that comes and goes makes the label what a new page has", arguments: outer)
  func comesAndGoes(outer: ElementContent) throws {
    let app = HandmadeApp(
      .make(
        1, .scene, [],
        [
          .make(
            2, outer, [.accepts(.tap)], [.make(3, .stack(.horizontal)), .make(4, .text("b"))])
        ]))
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
    app.insert(.make(8, .progress(nil, .automatic)), into: 3)
    try check()
    app.set(8, .progress(0.5, .automatic))
    app.set(8, .accepts(.focus(.user)))
    try check()
    app.remove(8)
    try check()
    app.insert(.make(7, .textField("", [])), into: 3)
    app.remove(7)
    try check()
  }
}

/// The elements of a page, with what may not be where it is.
private struct Nesting {
  struct Tag {
    var name: String
    var attributes: [String: String]

    /// Whether the content model or the role of the tag allows no controls in it.
    var isButton: Bool {
      let roles = [
        "button", "menuitem", "menuitemcheckbox", "menuitemradio", "meter", "progressbar", "switch",
      ]
      return name == "a" || name == "button" || roles.contains(attributes["role"] ?? "")
    }

    /// Whether the tag is interactive content, or in the order of the tab key.
    var isControl: Bool {
      ["a", "button", "input", "select", "textarea", "label"].contains(name)
        || attributes["tabindex"] != nil
    }

    /// Whether a label may name the tag.
    var isLabelable: Bool {
      ["button", "input", "select", "textarea", "progress"].contains(name)
    }
  }

  private(set) var faults: [String] = []
  private(set) var hasControl = false
  private(set) var hasMeasure = false
  private var paths: [Int: [Tag]] = [:]
  /// The tags whose ends a page leaves out.
  private static let cells = ["td", "th", "tr"]

  /// Reads a page.
  ///
  /// - Parameters:
  ///   - page: The HTML.
  ///   - elements: What each node is: see `HTMLWriter.parts`.
  init(_ page: String, _ elements: String) {
    var open: [Tag] = []
    var labeled: [Int: Int] = [:]
    var words = elements.matches(of: /([0-9]*)([ep])/)[...]
    var id = 0
    for tag in Markup(page).tags {
      if tag.name.hasPrefix("/") {
        while let last = open.last?.name, Self.cells.contains(last), tag.name != "/\(last)" {
          open.removeLast()
        }
        let closed = open.removeLast()
        if closed.name == "label" { labeled[open.count] = nil }
        #expect("/\(closed.name)" == tag.name)
        continue
      }
      let ended =
        tag.name == "tr" ? Self.cells : tag.name == "td" || tag.name == "th" ? ["td", "th"] : []
      while let last = open.last?.name, ended.contains(last) { open.removeLast() }
      let tag = Tag(
        name: tag.name, attributes: Dictionary(tag.attributes.map { ($0[0], $0[1]) }) { $1 })
      hasControl = hasControl || tag.isControl
      hasMeasure = hasMeasure || tag.name == "progress"
      if let word = words.popFirst(), word.2 == "e" {
        id = Int(word.1) ?? id + 1
        paths[id] = open
      }
      if tag.isControl, let button = open.first(where: \.isButton) {
        faults.append("\(tag.name) in \(button.name): \(page)")
      }
      if tag.name == "label", !labeled.isEmpty { faults.append("label in label: \(page)") }
      if tag.isLabelable {
        for depth in labeled.keys { labeled[depth, default: 0] += 1 }
        if labeled.values.contains(where: { $0 > 1 }) { faults.append("\(tag.name): \(page)") }
      }
      if tag.name == "label" { labeled[open.count] = 0 }
      if !["input", "hr", "img", "source"].contains(tag.name) { open.append(tag) }
    }
  }

  /// The tags around an element.
  func around(_ id: Int) -> [Tag] { paths[id] ?? [] }
}
