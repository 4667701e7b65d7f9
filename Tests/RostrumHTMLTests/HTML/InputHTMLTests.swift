import Foundation
import RostrumHTML
import RostrumHTMLTestSupport
import RostrumScenes
import Testing

@Suite struct InputHTMLTests {
  private func node(
    _ content: ElementContent, _ parts: [Part]
  ) -> DOMNode {
    DOMNode(.make(1, content, parts), in: .root)
  }

  @Test("What is measured says so, and is hidden until it is known")
  func measured() {
    let hidden = node(.overlay(.reader), [.accepts(.measure([], isKnown: false))])
    #expect(hidden["data-measure"] == "2")
    #expect(hidden.classes == ["r-overlay", "r-overlay-reader", "r-unmeasured"])
    let shown = node(.stack(.vertical), [.accepts(.measure(.position, isKnown: true))])
    #expect(shown["data-measure"] == "4")
    #expect(!shown.classes.contains("r-unmeasured"))
    let scroll = node(.text("a"), [.accepts(.measure(.scrolling, isKnown: true))])
    #expect(scroll["data-measure"] == "8")
  }

  @Test("What the page asks the browser for comes with the script for it")
  func scripts() {
    let context = DOMContext.root(saying: .english, resources: .example)
    let scene = DOMNode(.make(1, .scene(), [.accepts(.prefer)]), in: context)
    #expect(scene["data-on"] == "prefer")
    #expect(scene["data-script"] == "/reader.js")
    let editor = DOMNode(.make(1, .text("a"), [.accepts(.stay)]), in: context)
    #expect(editor["data-on"] == "stay")
    #expect(editor["data-script"] == "/leaving.js")
    let undoing = DOMNode(.make(1, .scene(), [.accepts(.undo)]), in: context)
    #expect(undoing["data-on"] == "undo")
    #expect(undoing["data-script"] == "/undo.js")
    let anchors = ScrollAnchors(initialOffset: .bottom)
    let scroll = DOMNode(
      .make(1, .text("a"), [.accepts(.scrollPhases), .accepts(.scrollAnchors(anchors))]),
      in: context)
    #expect(scroll["data-on"] == "scrollPhase")
    #expect(scroll["data-anchors"] == "initial:0.5,1")
    #expect(scroll["data-script"] == "/scrolling.js")
    let held = DOMNode(.make(1, .button(), [.accepts(.repeats)]), in: context)
    #expect(held["data-on"] == "tap repeat")
    #expect(held["data-script"] == "/repeating.js")
    let off = DOMNode(.make(1, .button(), [.accepts(.repeats), .fact(.disabled)]), in: context)
    #expect(off["data-script"] == nil)
    let map = DOMNode(.make(1, .text("a"), [.accepts(.hoverPlaces)]), in: context)
    #expect(map["data-on"] == "hoverPlace")
    #expect(map["data-script"] == "/pointing.js")
  }

  @Test("The Tab key doesn't reach what doesn't respond, whatever else it accepts")
  func unreachable() {
    #expect(node(.button(), [.accepts(.unreachable)])["tabindex"] == "-1")
    #expect(node(.text("a"), [.accepts(.tap), .accepts(.unreachable)])["tabindex"] == "-1")
    let focusable = node(.text("a"), [.accepts(.focus(.user)), .accepts(.unreachable)])
    #expect(focusable["tabindex"] == "-1")
  }

  @Test func aShortcutIsSaidToEverybody() {
    let button = node(.button(), [.accepts(.shortcut(KeyboardShortcut("s")))])
    #expect(button["aria-keyshortcuts"] == "Control+S Meta+S")
  }

  @Test func gesturesAreNamedWithWhatTheyNeed() {
    let text = node(
      .text("a"),
      [
        .accepts(.taps(2)), .accepts(.longPress(seconds: 0.5)), .accepts(.drag(distance: 10)),
        .accepts(.hover), .accepts(.keys([.upArrow])),
      ])
    #expect(text["data-taps"] == "2")
    #expect(text["data-hold"] == "500")
    #expect(text["data-drag"] == "10")
    #expect(text["data-on"] == "hover")
    #expect(text["data-keys"] == "ArrowUp")
  }

  @Test func keysWithPhases() {
    let keys = KeyRequest(["a"], phases: [.down, .up]).union(["+", .space]).union(
      KeyRequest(any: .up))
    let text = node(.text("a"), [.accepts(.keys(keys.union(KeyRequest(typing: .down))))])
    #expect(text["data-keys"] == "Space plus")
    #expect(text["data-strokes"] == "A:5 typing:1 any:4")
    let plain = node(.text("a"), [.accepts(.keys([.space]))])
    #expect(plain["data-strokes"] == nil)
  }

  @Test func whatIsOffTakesNoGestures() {
    let text = node(
      .text("a"), [.accepts(.drag(distance: 0)), .accepts(.keys(["a"])), .fact(.disabled)])
    #expect(text["data-drag"] == nil)
    #expect(text["data-keys"] == nil)
  }

  @Test func aPictureThatTakesTapsIsAButton() {
    let image = node(
      .image(.symbol("star")), [.fact(.label("Star")), .accepts(.tap)])
    #expect(image["role"] == "button")
    #expect(image["aria-label"] == "Star")
    #expect(image["aria-hidden"] == nil)
    #expect(image["data-on"] == "tap")
  }

  @Test func aViewThatTakesTheFocusIsReachedByTheUserOrByTheAppAlone() {
    #expect(node(.text("a"), [.accepts(.focus(.user))])["tabindex"] == "0")
    let quiet = node(.text("a"), [.accepts(.focus(.app))])
    #expect(quiet["tabindex"] == "-1")
    #expect(quiet["data-on"] == "focus")
  }

  @Test func aControlWhoseFocusIsObservedGetsNoFurtherTabStop() {
    let button = node(.button(), [.accepts(.focus(.control))])
    #expect(button["tabindex"] == nil)
    #expect(button["data-on"] == "tap focus")
  }

  @Test(arguments: [
    (AccessibilityTraits.isButton, "button"), (.isLink, "link"), (.isImage, "img"),
    (.isModal, "dialog"), (.isSearchField, "search"),
  ])
  func aTraitIsARole(trait: AccessibilityTraits, role: String) {
    #expect(node(.text("a"), [.fact(.traits(trait))])["role"] == role)
  }

  @Test func aToggleIsOnWhileItIsSelected() {
    let off = node(.text("a"), [.fact(.traits(.isToggle))])
    #expect(off["role"] == "switch" && off["aria-checked"] == "false")
    let on = node(.button(), [.fact(.traits([.isToggle, .isSelected]))])
    #expect(on["aria-checked"] == "true" && on["aria-current"] == nil && on["role"] == "switch")
    #expect(node(.text("a"), [.fact(.traits(.isStaticText))])["role"] == nil)
  }

  @Test func aControlKeepsItsRole() {
    let button = node(.button(), [.fact(.traits([.isImage, .isSelected]))])
    #expect(button["role"] == nil)
    #expect(button["aria-current"] == "true")
  }

  @Test func whatChangesByItselfIsReadOut() {
    #expect(node(.text("a"), [.fact(.traits(.updatesFrequently))])["aria-live"] == "polite")
    #expect(node(.group(.plain), [.fact(.traits(.isModal))])["aria-modal"] == "true")
  }

  @Test func anElementWithoutPartsForReadersIsAPicture() {
    #expect(node(.group(.plain), [.fact(.children(.ignore))])["role"] == "img")
    #expect(node(.group(.plain), [.fact(.children(.contain))])["role"] == "group")
    #expect(node(.group(.plain), [.fact(.children(.combine))])["role"] == nil)
  }

  @Test func aValueThatIsSteppedIsASpinButton() {
    let text = node(.text("a"), [.accepts(.adjust), .fact(.value("4 of 5"))])
    #expect(text["role"] == "spinbutton")
    #expect(text["aria-valuetext"] == "4 of 5")
    #expect(text["tabindex"] == "0")
    #expect(text["data-on"] == "step")
  }

  @Test func aTransitionSaysHowAnElementLooksWhereItIsNot() {
    let transition = AnyTransition.asymmetric(
      insertion: .move(edge: .top).combined(with: .opacity), removal: .scale(scale: 0.5))
    let text = node(.text("a"), [.fact(.transition(transition))])
    #expect(text["data-enter"] == "o:0;t:translate(0%,-100%)")
    #expect(text["data-leave"] == "t:scale(0.5,0.5)")
  }

  @Test("The mask of a transition is an outline, to or from which that of the element moves")
  func maskOfATransition() throws {
    let small = Path(CGRect(x: 0, y: 0, width: 30, height: 300))
    let large = Path(CGRect(x: 0, y: 0, width: 300, height: 300))
    var absence = AnyTransition.Absence()
    absence.mask = AnyTransition.Mask(absent: small, present: large)
    let text = node(.text("a"), [.fact(.transition(AnyTransition(absence, .init())))])
    #expect(text["data-enter"] == "t:none" && text["data-leave"] == "")
    #expect(text.className?.contains("s-enterMask_0_0_10_0_10_100_0_100") == true)
    #expect(text.className?.contains("leaveMask") == false)
  }

  @Test func aTransitionMayHaveAnAnimationAndADistanceOfItsOwn() {
    let transition = AnyTransition.offset(x: 20, y: 0).animation(.linear(duration: 1))
    let text = node(.text("a"), [.fact(.transition(transition))])
    #expect(text["data-enter"] == "t:translate(calc(var(--r-way)*20px),0);motion:1000ms linear 0ms")
  }

  @Test(arguments: ColorScheme.allCases)
  func coloursAreAClassOfTheTheme(scheme: ColorScheme) {
    let within = node(.group(.plain), [.fact(.colorScheme(scheme))])
    #expect(within.classes.contains("r-scheme-\(scheme.rawValue)"))
    let preferred = node(.group(.plain), [.fact(.preferredColorScheme(scheme))])
    #expect(preferred.classes.contains("r-scheme-preferred-\(scheme.rawValue)"))
  }

  @Test func aValueIsSaidOrDescribesTheElement() {
    let slider = DOMNode(
      .make(1, .slider(3, in: 0...5, step: 1), [.fact(.value("3 of 5"))]), in: .root)
    let input = slider.children.first { $0.tag == "input" } ?? slider
    #expect(input["aria-valuetext"] == "3 of 5")
    #expect(slider["aria-description"] == nil)
    let toggle = node(
      .toggle(isOn: true, .automatic), [.fact(.value("Loud")), .fact(.hint("Rings"))])
    #expect(toggle.children.last?["aria-description"] == "Loud, Rings")
  }

  @Test("Commands of the clipboard come with their script, and a button pastes by itself")
  func clipboard() {
    let context = DOMContext.root(saying: .english, resources: .example)
    let keys = KeyRequest(clipboard: [.copy, .cut])
    let board = DOMNode(
      .make(1, .group(.plain), [.accepts(.keys(keys)), .accepts(.paste)]), in: context)
    #expect(Set(board["data-clips"]?.split(separator: " ") ?? []) == ["copy", "cut", "paste"])
    #expect(board["data-script"] == "/clips.js" && board["data-keys"] == nil)
    let button = DOMNode(.make(1, .button(), [.accepts(.paste)]), in: context)
    #expect(button["data-clips"] == nil && button["data-on"] == "paste")
    #expect(keys.accepts("c", .down) && keys.accepts("x", .down) && !keys.accepts("v", .down))
    #expect(!keys.accepts("c", .up) && !KeyRequest(clipboard: .copy).accepts("x", .down))
  }

  @Test("A view that follows modifier keys says which, with the script for them")
  func modifierKeys() {
    let view = DOMNode(
      .make(1, .text("a"), [.accepts(.modifierKeys([.shift, .option]))]),
      in: .root(saying: .english, resources: .example))
    #expect(view["data-held"] == "10" && view["data-script"] == "/held.js")
  }

  @Test("The content of a window says where the window is and how large, with the script for that")
  func window() {
    let place = WindowPlace(position: UnitPoint(x: 0.5, y: -.infinity), fit: .least)
    let view = DOMNode(
      .make(1, .text("a"), [.accepts(.window(place))]),
      in: .root(saying: .english, resources: .example))
    #expect(view["data-window"] == "at:0.5,0 fit:least" && view["data-script"] == "/window.js")
  }

  @Test func whatElseIsKnownOfAnElementDescribesIt() {
    let text = node(.text("dog"), [.fact(.details(["Age: 3", "Breed: Pug"]))])
    #expect(text["aria-description"] == "Age: 3, Breed: Pug")
    let button = node(.button(), [.fact(.hint("Opens")), .fact(.details(["Age: 3"]))])
    #expect(button["aria-description"] == "Opens, Age: 3")
  }

  @Test func anElementNamesAnother() {
    #expect(node(.text("Volume"), [.fact(.labels("k1"))])["id"] == "nk1")
    let toggle = node(.toggle(isOn: true, .automatic), [.fact(.labeled("k1"))])
    #expect(toggle.children.last?["aria-labelledby"] == "nk1")
    let button = node(.button(), [.fact(.labeled("k1"))])
    #expect(button["aria-labelledby"] == "nk1" && button["role"] == nil)
    let stack = node(.stack(.vertical), [.fact(.labeled("k1"))])
    #expect(stack["aria-labelledby"] == "nk1" && stack["role"] == "group")
  }

  @Test func aHintDescribesTheElement() {
    let button = node(.button(), [.fact(.hint("Opens a page"))])
    #expect(button["aria-description"] == "Opens a page")
  }

  @Test("A tip is the title of the element")
  func tip() {
    let button = node(.button(), [.fact(.help("Opens a page"))])
    #expect(button["title"] == "Opens a page")
    #expect(node(.button(), [.fact(.help(""))])["title"] == nil)
  }

  @Test func whatPointersDoNotReachIsAClassOfTheTheme() {
    #expect(node(.group(.plain), [.fact(.hitTestingDisabled)]).classes.contains("r-untouchable"))
  }
}
