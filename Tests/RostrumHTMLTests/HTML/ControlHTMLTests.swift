import Foundation
import RostrumHTML
import RostrumHTMLTestSupport
import RostrumScenes
import Testing

@Suite struct ControlHTMLTests {
  @Test("A calendar is a grid of rows with headings and days")
  func calendar() {
    let week = ElementSnapshot.make(
      3, .gridRow, [],
      [
        .make(4, .shape(.rectangle), [.fact(.accessibilityHidden)]),
        .make(5, .button(), [.fact(.label("1 May"))]),
        .make(6, .button(), [.fact(.label("2 May")), .fact(.selected)]),
      ])
    let names = ElementSnapshot.make(
      7, .gridRow, [], [.make(8, .text("M"), [.fact(.label("Monday"))])])
    let month = html(
      .make(
        2, .grid(.cells(columns: 7)), [.fact(.calendar(.multiple)), .fact(.label("May"))],
        [names, week]))
    for part in [
      #"aria-multiselectable="true""#, #"role="grid""#, #"role="columnheader""#,
      #"aria-selected="false""#, #"aria-selected="true""#,
    ] { #expect(month.contains(part)) }
    #expect(month.split(separator: #"role="row""#).count == 3)
    #expect(month.split(separator: #"role="gridcell""#).count == 3)
    // A button elsewhere is a button.
    #expect(!html(.make(2, .button(), [.fact(.selected)])).contains("aria-selected"))
  }

  private func html(_ element: ElementSnapshot) -> String {
    var writer = HTMLWriter()
    writer.visit(element, in: .root, isFirst: true)
    return writer.html
  }

  @Test(
    "A button that cancels or closes says that it ends what it is in",
    arguments: ButtonRole.allCases)
  func ends(role: ButtonRole) {
    let ends = role == .cancel || role == .close
    #expect(html(.make(2, .button(.automatic, role: role))).contains("data-ends") == ends)
  }

  @Test(
    "The place for a cancel button says so of what is in it", arguments: ToolbarItemPlace.allCases)
  func ends(place: ToolbarItemPlace) {
    let item = html(.make(2, .toolbarItem(place), [], [.make(3, .button())]))
    #expect(item.contains("data-ends") == (place == .cancellationAction))
  }

  @Test("A date picker is a button with the date in the reader's words, named by its label")
  func datePicker() throws {
    let value = try #require(DateValue("2026-05-04"))
    let page = html(
      .make(
        1, .datePicker(value, from: nil, through: nil, .compact, text: "4. Mai 2026"),
        [.fact(.disabled)], [.make(2, .text("Due"))]))
    for part in [
      "class=\"r-datePicker r-datePicker-compact\"", "aria-labelledby=\"l1 v1\"",
      "aria-haspopup=\"dialog\"", "data-on=\"tap\"", " disabled",
    ] {
      #expect(page.contains(part))
    }
    #expect(page.contains(">4. Mai 2026</span></button>"))
    #expect(page.contains("id=\"l1\""))
  }

  @Test func aColourPickerIsTheBrowsersOwnField() {
    let page = html(
      .make(
        1, .colorPicker(RGBColor(red: 255, green: 128, blue: 0)), [.fact(.disabled)]))
    #expect(page.contains("type=\"color\" data-on=\"text\" disabled value=\"#ff8000\""))
  }

  @Test("A button that takes pasted text asks for the clipboard instead of sending a tap")
  func pasteButton() {
    let button = ElementContent.button()
    #expect(html(.make(1, button, [.accepts(.paste)])).contains(#"data-on="paste""#))
    #expect(html(.make(1, button, [.accepts(.press)])).contains(#"data-on="tap press""#))
  }

  @Test func aGaugeIsAMeterWithItsRange() {
    let page = html(
      .make(
        1, .gauge(30, in: 20...40, .automatic),
        [.fact(.label("Heat")), .fact(.value("30 °C"))]))
    #expect(
      page.contains(
        """
        role="meter" aria-valuemin="20" aria-valuemax="40" aria-valuenow="30" \
        aria-valuetext="30 °C" aria-label="Heat"
        """))
    #expect(page.contains("<progress"))
    #expect(page.contains("value=\"0.5\""))
  }

  @Test func aRoundGaugeIsARingOverPartOfATurn() {
    let page = html(
      .make(1, .gauge(0.5, in: 0...1, .accessoryCircular)))
    #expect(page.contains("stroke-dasharray=\"75 100\""))
    #expect(page.contains("stroke-dasharray=\"37.5 100\""))
  }

  @Test func aLinkToAnAddressOpensBesideTheApp() {
    #expect(
      html(.make(1, .link(LinkTarget("https://example.com/?a=1&b=2", isOpenedByApp: false))))
        == """
        <a class="r-link r-link-external" href="https://example.com/?a=1&amp;b=2" target="_blank" \
        rel="noopener noreferrer"></a>
        """)
  }

  @Test(arguments: [
    "javascript:alert(1)", "data:text/html,x", "file:///etc/passwd", "vbscript:x", "/relative",
    " javascript:alert(1)", "JaVaScRiPt:alert(1)", "\u{1}javascript:alert(1)", "",
  ])
  func anAddressThatAPageMayNotLeadToIsLeftOut(address: String) {
    let target = LinkTarget(address, isOpenedByApp: false)
    let page = html(.make(1, .link(target)))
    let text = html(.make(1, .text("x", leadingTo: target)))
    #expect(!page.contains("href"))
    #expect(!text.contains("href"))
  }

  @Test(arguments: ["https://a.b", "http://a.b", "mailto:a@b.c", "tel:+123", "HTTPS://a.b"])
  func addressesOfPagesMailAndTelephonesAreFollowed(address: String) {
    #expect(
      html(.make(1, .link(LinkTarget(address, isOpenedByApp: false)))).contains(
        "href=\"\(address)\""))
  }

  @Test func aLinkOfWhichTheAppIsToldSaysSo() {
    let target = LinkTarget("https://example.com", isOpenedByApp: true)
    let link = html(.make(1, .link(target)))
    let words = html(.make(1, .text("docs", leadingTo: target)))
    for page in [link, words] {
      #expect(page.contains("<a "))
      #expect(page.contains("data-on=\"tap\""))
      #expect(!page.contains("role=\"button\""))
    }
    let quiet = LinkTarget("https://example.com", isOpenedByApp: false)
    #expect(!html(.make(1, .link(quiet))).contains("data-on"))
  }

  @Test func aDisabledLinkLeadsNowhere() {
    let page = html(
      .make(1, .link(LinkTarget("https://a.b", isOpenedByApp: false)), [.fact(.disabled)]))
    #expect(!page.contains("href"))
    #expect(page.contains("aria-disabled=\"true\""))
  }

  @Test func aLinkInATextIsALink() {
    let page = html(
      .make(
        1, .text(nil), [],
        [.make(2, .text("x", leadingTo: LinkTarget("https://a.b", isOpenedByApp: false)))]))
    #expect(page.contains("<a class=\"r-text r-text-link\" href=\"https://a.b\""))
  }

  @Test func aDisclosureButtonSaysWhetherItIsOpen() {
    #expect(
      html(.make(1, .disclosure(isExpanded: false))).contains("aria-expanded=\"false\""))
    #expect(html(.make(1, .disclosure(isExpanded: true))).contains("aria-expanded=\"true\""))
    #expect(!html(.make(1, .button)).contains("aria-expanded"))
  }

  @Test func onlyAButtonThatAsksIsToldOfPresses() {
    #expect(html(.make(1, .button)).contains("data-on=\"tap\""))
    #expect(html(.make(1, .button, [.accepts(.press)])).contains("data-on=\"tap press\""))
  }

  @Test func sizesShapesAndHiddenLabelsAreClasses() {
    #expect(
      html(
        .make(
          1, .button(.automatic, role: nil, border: .capsule),
          [.fact(.controlSize(.large)), .fact(.labelHidden)])
      ).contains("class=\"r-button r-button-capsule r-size-large r-bare\""))
    #expect(!html(.make(1, .button)).contains("r-size"))
  }

  @Test("A border with a radius has that of the app, and not that of the theme")
  func borderRadius() {
    let page = html(.make(1, .button(border: .roundedRectangle(radius: 6))))
    #expect(page.contains("s-cornerRadius_6") && !page.contains("r-button-roundedRectangle"))
    #expect(
      html(.make(1, .button(border: .roundedRectangle))).contains("r-button-roundedRectangle"))
  }

  @Test(
    arguments: [
      (.automatic, "switch"), (.switch, "switch"), (.button, "button"), (.checkbox, "box"),
    ] as [(ToggleVariant, String)])
  func togglesAreDrawnInTheirStyle(variant: ToggleVariant, name: String) {
    let page = html(.make(1, .toggle(isOn: false, variant)))
    #expect(page.contains("r-toggle-\(name)"))
    #expect(page.contains("role=\"switch\"") == (name == "switch"))
  }

  @Test func aPictureThatIsAwaitedTellsWhenItIsThere() {
    let address = "https://a.b/c.png"
    #expect(
      html(.make(1, .image(.awaited(address))))
        == """
        <img class="r-image r-image-loading" alt src="https://a.b/c.png" data-on="load">
        """)
    #expect(!html(.make(1, .image(.address(address)))).contains("data-on"))
    #expect(!html(.make(1, .image(.address("javascript:x", scale: 2)))).contains("src"))
    let fine = html(.make(1, .image(.address(address, scale: 2))))
    #expect(fine.contains(#"srcset="\#(address) 2x""#))
    #expect(!html(.make(1, .image(.address(address)))).contains("srcset"))
  }

  @Test func aTextInSeveralLooksShowsAllOfThem() {
    let page = html(
      .make(
        1, .text(nil), [],
        [.make(2, .text("a")), .make(3, .text("b"))]))
    #expect(page.contains(">a</span>"))
    #expect(page.contains(">b</span>"))
  }

  @Test func aMenuShowsItsSymbolAndItsName() {
    let page = html(.make(1, .menu(symbol: "plus", .automatic), [.fact(.label("Sort"))]))
    #expect(page.contains("class=\"r-menu__title\">Sort</span></button>"))
    #expect(page.contains("<svg"))
    #expect(html(.make(1, .menu, [.fact(.label("Sort"))])).contains(">Sort</button>"))
  }

  @Test("A menu that shows only its symbol is named by an attribute")
  func aMenuWithoutItsName() {
    let page = html(
      .make(1, .menu(symbol: "plus", .automatic), [.fact(.label("Sort")), .fact(.labelHidden)]))
    #expect(page.contains("aria-label=\"Sort\"") && page.contains("<svg"))
    #expect(!page.contains("r-menu__title"))
  }

  @Test func aListThatIsChangedSaysSo() {
    #expect(html(.make(1, .list(.automatic, [.editing]))).contains("r-list-editing"))
  }
}

@Suite struct FieldHTMLTests {
  private func html(_ element: ElementSnapshot) -> String {
    var writer = HTMLWriter()
    writer.visit(element, in: .root, isFirst: true)
    return writer.html
  }

  @Test func whatAFieldIsAboutReachesTheBrowser() {
    let page = html(
      .make(
        1,
        .textField(
          "",
          [
            .keyboard(.emailAddress), .contentType(.emailAddress), .capitalization(.never),
            .autocorrectionDisabled, .submitLabel(.next), .variant(.roundedBorder),
          ])))
    for attribute in [
      "type=\"text\"", "inputmode=\"email\"", "autocomplete=\"email\"", "autocapitalize=\"none\"",
      "autocorrect=\"off\"",
      "spellcheck=\"false\"", "enterkeyhint=\"next\"", "r-textField-roundedBorder",
    ] {
      #expect(page.contains(attribute), "\(attribute)")
    }
    #expect(!page.contains("autocomplete=\"off\""))
  }

  @Test(
    "The type of a field is never one whose text a browser changes",
    arguments: KeyboardType.allCases)
  func typesThatKeepTheText(keyboard: KeyboardType) {
    let page = html(.make(1, .textField("", [.keyboard(keyboard)])))
    #expect(["text", "tel", "search"].contains { page.contains("type=\"\($0)\"") })
    let isAddress = keyboard == .emailAddress || keyboard == .URL
    #expect(page.contains("autocapitalize=\"none\"") == isAddress)
    #expect(page.contains("autocomplete=\"off\"") != (isAddress || keyboard == .phonePad))
  }

  @Test("User names and passwords are in a form, by which password managers know them")
  func credentials() {
    let form = "form=\"\(Page.credentialsForm)\""
    let fields: [(ElementContent, String?)] = [
      (.textField("", [.contentType(.username)]), "username"),
      (.textField("", [.contentType(.emailAddress)]), "email"),
      (.secureField("", []), "current-password"),
      (.secureField("", [.contentType(.newPassword)]), "new-password"),
      (.textField("", [.contentType(.oneTimeCode)]), nil),
      (.textField("", []), nil),
    ]
    for (field, name) in fields {
      let page = html(.make(1, field))
      #expect(page.contains(form) == (name != nil))
      if let name { #expect(page.contains("name=\"\(name)\" \(form)")) }
    }
  }

  @Test func aPasswordIsNeverShownByAKeyboard() {
    let page = html(
      .make(1, .secureField("", [.keyboard(.emailAddress), .contentType(.newPassword)])))
    #expect(page.contains("type=\"password\""))
    #expect(page.contains("autocomplete=\"new-password\""))
  }
}
