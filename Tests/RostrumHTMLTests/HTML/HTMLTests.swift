import Foundation
import RostrumHTMLTestSupport
import RostrumScenes
import Testing

// NB: Tests `Atom`, which is internal.
@testable import RostrumHTML

@Suite struct HTMLTests {
  private func html(_ element: ElementSnapshot, in context: DOMContext = .root) -> String {
    var writer = HTMLWriter()
    writer.visit(element, in: context, isFirst: true)
    return writer.html
  }

  @Test func escapesTextAndAttributes() {
    let evil = "\"><script>alert('x')</script>&amp;"
    let safe = "&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;amp;"
    #expect(
      html(.make(1, .text(evil)))
        == "<span class=\"r-text\">\(safe)</span>")
    let field = html(
      .make(1, .textField(evil, [.placeholder(evil)])))
    #expect(field.contains(" placeholder=\"\(safe)\""))
    #expect(field.contains(" value=\"\(safe)\""))
  }

  /// Whatever stands in a string, no role lets it out of its attribute or text.
  @Test(arguments: ElementRole.allCases)
  func noTextBecomesMarkup(role: ElementRole) {
    let evil = "\"'><b onclick=x>&"
    let facts: [ElementFact] = [
      .identifier(evil), .label(evil), .hint(evil), .value(evil), .badge(evil),
    ]
    for content in contents(of: role, saying: evil) {
      let page = html(.make(1, content, facts.map { .fact($0) }, [.make(2, .text(evil))]))
      #expect(!page.contains("<b "))
      #expect(!page.contains("\"'"))
      #expect(!page.contains(" style="))
      #expect(page.hasPrefix("<"))
    }
  }

  /// The contents of a role with a word in the place of every string.
  private func contents(of role: ElementRole, saying word: String) -> [ElementContent] {
    let target = LinkTarget(word, isOpenedByApp: true)
    return switch role {
    case .text: [.text(word), .text(word, leadingTo: target)]
    case .image:
      [.symbol(word), .asset(word), .address(word), .awaited(word)].map { .image($0) }
    case .link: [.link(target)]
    case .webView: [.webView(word)]
    case .textField: [.textField(word, [.placeholder(word)])]
    case .secureField: [.secureField(word, [.placeholder(word)])]
    case .textEditor: [.textEditor(word, [.placeholder(word)])]
    case .menu: [.menu(symbol: word, .automatic)]
    case .scene: [.scene(title: word)]
    case .screen: [.screen(title: word)]
    case .navigationBar: [.navigationBar(title: word)]
    case .tab: [.tab(symbol: word, group: word, title: word)]
    case .alert: [.alert(title: word, message: word)]
    case .dialog: [.dialog(title: word, message: word)]
    // Most roles have no strings.
    default: [ElementContent(role)]
    }
  }

  @Test func controlsAreNativeElementsWithNames() {
    #expect(
      html(
        .make(
          1, .button(.bordered, role: nil, border: .automatic), [.fact(.disabled)]))
          == """
          <button class="r-button r-button-bordered" type="button" data-on="tap" \
          disabled></button>
          """)
    #expect(
      html(
        .make(1, .toggle(isOn: true, .automatic), [], [.make(2, .text("On"))]))
          == """
          <label class="r-toggle r-toggle-switch"><span \
          class="r-toggle__label" data-slot><span class="r-text">On</span></span>\
          <input class="r-toggle__input" type="checkbox" role="switch" \
          data-on="toggle" checked></label>
          """)
    #expect(
      html(.make(1, .slider(120, in: 5...300, step: nil))).contains(
        "min=\"5\" max=\"300\" step=\"any\" value=\"120\">"))
    #expect(
      html(.make(1, .textEditor("\na<b", []))).contains(">\n\na&lt;b</textarea>"))
  }

  @Test func aSelectShowsItsChoiceWithoutAScript() {
    let picker = ElementSnapshot.make(
      1, .picker(selection: 3, .automatic), [],
      [
        .make(2, .option, [.fact(.label("A"))]), .make(3, .option, [.fact(.label("B"))]),
      ])
    let page = html(picker)
    #expect(page.contains("<option class=\"r-option\" value=\"2\">A</option>"))
    #expect(
      page.contains("<option class=\"r-option\" value=\"3\" selected>B</option>"))
  }

  @Test func alertsAreDescribedDialogsThatNeverSayOpen() {
    let alert = html(
      .make(
        7, .alert(title: "Delete?", message: "It is lost."), [],
        [.make(8, .button(.automatic, role: .destructive))]))
    #expect(
      alert.hasPrefix(
        """
        <dialog class="r-alert" role="alertdialog" data-modal="alert" \
        data-on="dismiss" closedby="closerequest" aria-labelledby="t7" aria-describedby="m7">\
        <h2 class="r-alert__title" id="t7">Delete?</h2>\
        <p class="r-alert__message" id="m7">It is lost.</p>
        """))
    for role in ElementRole.allCases where role.isPresentation {
      var content = ElementContent(role)
      content.presentation = [.dismissDisabled]
      let dialog = html(.make(1, content))
      #expect(dialog.contains("closedby=\"none\""))
      #expect(!dialog.contains("dismiss"))
      #expect(!dialog.contains(" open"))
    }
  }

  @Test("The icon of an alert is above its title, and isn't read out")
  func dialogIcon() {
    var content = ElementContent.alert(title: "Delete?")
    content.presentation = [.critical, .icon(.symbol("trash"))]
    let alert = html(.make(7, content))
    #expect(alert.contains(#"aria-hidden="true""#))
    let parts = alert.components(separatedBy: "<h2")
    #expect(parts.first?.contains("r-image") == true)
    #expect(parts.first?.contains("s-font_largeTitle") == true)
  }

  @Test("Escape leaves a cover where it is, and a click beside an alert leaves the alert")
  func waysOut() {
    let ways = ElementRole.allCases.filter(\.isPresentation).map { role in
      let dialog = html(.make(1, ElementContent(role)))
      #expect(dialog.contains("data-on=\"dismiss\""), "the way back of the browser")
      return dialog.firstMatch(of: /closedby="(\w+)"/).map { "\(role.rawValue) \($0.1)" } ?? ""
    }
    #expect(
      Set(ways) == [
        "sheet any", "cover none", "popover any", "alert closerequest", "dialog any",
      ])
  }

  @Test func sheetsAreNamedByTheTitleWithin() {
    let sheet = html(
      .make(
        1, .sheet, [],
        [.make(2, .screen, [], [.make(3, .navigationBar(title: "New"))])]))
    #expect(sheet.contains("aria-labelledby=\"t3\""))
    #expect(
      sheet.contains(
        "<h1 class=\"r-navigationBar__title\" id=\"t3\" tabindex=\"-1\">New</h1>"
      ))
  }

  @Test func shapesArePathsOrBoxes() {
    let path = html(
      .make(
        1,
        .shape(
          .path(Path(CGRect(x: 0, y: 0, width: 9, height: 1)), in: CGSize(width: 9, height: 9)))))
    #expect(path.contains("viewBox=\"0 0 9 9\""))
    #expect(path.contains("d=\"M0 0L9 0L9 1L0 1Z\""))
    let box = html(
      .make(
        1, .shape(.capsule), [.styles([.stroke(.color(.red), StrokeStyle(lineWidth: 2))])]))
    #expect(
      box == """
        <div class="r-shape r-shape-capsule s-outline_2_red s-cornerRadius_9999" \
        aria-hidden="true"></div>
        """)
    #expect(
      Atom(token: "outline_2_red")?.rule
        == ".s-outline_2_red{border:2px solid var(--r-red);--r-shape:transparent}")
  }

  @Test func aSheetComesUpInTheSmallerOfItsSizes() {
    #expect(html(.make(1, .sheet([.detents([.medium, .large])]))).contains("r-sheet-medium"))
    #expect(!html(.make(1, .sheet([.detents([.large])]))).contains("r-sheet-medium"))
  }

  @Test func symbolsAreDrawnInline() {
    #expect(
      html(.make(1, .image(.symbol("plus")))).contains(
        "<path d=\"M12 4.5v15M4.5 12h15\">"))
    #expect(html(.make(1, .image(.symbol("mic.fill")))).contains("r-image-fill"))
    #expect(
      html(.make(1, .image, [.fact(.label("Add"))])).contains("role=\"img\" aria-label=\"Add\""))
  }

  @Test(arguments: ProgressVariant.allCases)
  func progressTellsHowFarItIs(variant: ProgressVariant) {
    let known = html(.make(1, .progress(0.25, variant)))
    #expect(known.contains("value=\"0.25\"") || known.contains("stroke-dasharray=\"25 100\""))
    let unknown = html(.make(1, .progress(nil, variant)))
    #expect(!unknown.contains("dasharray"))
  }

  @Test(arguments: [
    (0, "0"), (1.5, "1.5"), (-0.25, "-0.25"), (100, "100"), (1.0 / 3, "0.333333"),
    (.nan, "0"), (2.9999999, "3"),
  ])
  func numbersHaveNoExponents(number: Double, text: String) {
    #expect(Decimal.text(number) == text)
  }
}
