import Foundation
import RostrumViews
import Testing

@testable import RostrumWeb

@Suite struct InputHTMLTests {
  private func node(
    _ role: ElementRole, _ attributes: [AttributeKey: AttributeValue]
  ) -> DOMNode {
    DOMNode(.make(1, role, attributes), in: .root)
  }

  @Test func aShortcutIsSaidToEverybody() {
    let button = node(.button, [.shortcut: .string("Control+S Meta+S")])
    #expect(button["aria-keyshortcuts"] == "Control+S Meta+S")
  }

  @Test func gesturesAreNamedWithWhatTheyNeed() {
    let text = node(
      .text,
      [
        .tapCount: .number(2), .pressDuration: .number(0.5), .dragDistance: .number(10),
        .hoverable: .flag(true), .keys: .string("ArrowUp"),
      ])
    #expect(text["data-taps"] == "2")
    #expect(text["data-hold"] == "500")
    #expect(text["data-drag"] == "10")
    #expect(text["data-on"] == "hover")
    #expect(text["data-keys"] == "ArrowUp")
  }

  @Test func whatIsOffTakesNoGestures() {
    let text = node(
      .text, [.dragDistance: .number(0), .keys: .string("A"), .disabled: .flag(true)])
    #expect(text["data-drag"] == nil)
    #expect(text["data-keys"] == nil)
  }

  @Test func aPictureThatTakesTapsIsAButton() {
    let image = node(
      .image, [.symbol: .string("star"), .label: .string("Star"), .tappable: .flag(true)])
    #expect(image["role"] == "button")
    #expect(image["aria-label"] == "Star")
    #expect(image["aria-hidden"] == nil)
    #expect(image["data-on"] == "tap")
  }

  @Test func aViewThatTakesTheFocusIsReachedByTheUserOrByTheAppAlone() {
    #expect(node(.text, [.focusable: .string("user")])["tabindex"] == "0")
    let quiet = node(.text, [.focusable: .string("app")])
    #expect(quiet["tabindex"] == "-1")
    #expect(quiet["data-on"] == "focus")
  }

  @Test(arguments: [
    ("button", "button"), ("link", "link"), ("image", "img"), ("modal", "dialog"),
    ("searchField", "search"),
  ])
  func aTraitIsARole(trait: String, role: String) {
    #expect(node(.text, [.traits: .string(trait)])["role"] == role)
  }

  @Test func aControlKeepsItsRole() {
    let button = node(.button, [.traits: .string("image selected")])
    #expect(button["role"] == nil)
    #expect(button["aria-current"] == "true")
  }

  @Test func whatChangesByItselfIsReadOut() {
    #expect(node(.text, [.traits: .string("updatesFrequently")])["aria-live"] == "polite")
    #expect(node(.group, [.traits: .string("modal")])["aria-modal"] == "true")
  }

  @Test func anElementWithoutPartsForReadersIsAPicture() {
    #expect(node(.group, [.children: .string("ignore")])["role"] == "img")
    #expect(node(.group, [.children: .string("contain")])["role"] == "group")
    #expect(node(.group, [.children: .string("combine")])["role"] == nil)
  }

  @Test func aValueThatIsSteppedIsASpinButton() {
    let text = node(.text, [.adjustable: .flag(true), .valueText: .string("4 of 5")])
    #expect(text["role"] == "spinbutton")
    #expect(text["aria-valuetext"] == "4 of 5")
    #expect(text["tabindex"] == "0")
    #expect(text["data-on"] == "step")
  }

  @Test func aTransitionSaysHowAnElementLooksWhereItIsNot() {
    let transition = AnyTransition.asymmetric(
      insertion: .move(edge: .top).combined(with: .opacity), removal: .scale(scale: 0.5))
    let text = node(.text, [.transition: .transition(transition)])
    #expect(text["data-enter"] == "o:0;t:0% -100%")
    #expect(text["data-leave"] == "s:0.5")
  }

  @Test func aTransitionMayHaveAnAnimationAndADistanceOfItsOwn() {
    let transition = AnyTransition.offset(x: 20, y: 0).animation(.linear(duration: 1))
    let text = node(.text, [.transition: .transition(transition)])
    #expect(text["data-enter"] == "t:20px 0%;motion:1000ms linear 0ms")
  }

  @Test(arguments: ["light", "dark", "preferred-light", "preferred-dark"])
  func coloursAreAClassOfTheTheme(scheme: String) {
    #expect(node(.group, [.colorScheme: .string(scheme)]).classes.contains("r-scheme-\(scheme)"))
    #expect(!node(.group, [.colorScheme: .string("x y")]).classes.contains { $0.contains("x y") })
  }

  @Test func whatPointersDoNotReachIsAClassOfTheTheme() {
    #expect(node(.group, [.hitTestingDisabled: .flag(true)]).classes.contains("r-untouchable"))
  }
}
