import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

@MainActor @Suite("Help and hovering", .viewsEnd) struct HelpTests {
  @Test("A tip is also the hint of a view that has none")
  func tip() {
    let view = Rendering { Button("a") {}.help("Moves the message") }
    #expect(view.outline.contains(#"hint="Moves the message" help="Moves the message""#))
    let hinted = Rendering { Text("a").accessibilityHint("b").help("c") }
    #expect(hinted.outline == #"text "a" hint="b" help="c""#)
    let later = Rendering { Text("a").help("c").accessibilityHint("b") }
    #expect(later.outline == #"text "a" hint="b" help="c""#)
  }

  @Test("The look under the pointer is that of a box around the view")
  func hovering() {
    let view = Rendering { Text("a").scaleEffect(2).hoverEffect(.lift) }
    #expect(view.outline == "group style=hoverEffect\n  text \"a\" style=scale")
    let off = Rendering { Text("a").hoverEffect(isEnabled: false) }
    #expect(off.outline == "text \"a\"")
  }

  @Test("A style has levels: fainter ones, those of the foreground, and those of backgrounds")
  func levels() {
    #expect(Color.red.tertiary.paint == .opacity(.color(.red), 0.25))
    #expect(ForegroundStyle().secondary.paint == HierarchicalShapeStyle.secondary.paint)
    #expect(
      HierarchicalShapeStyle.secondary.secondary.paint == HierarchicalShapeStyle.tertiary.paint)
    #expect(
      BackgroundStyle().secondary.paint == .color(Color(.system(.secondaryBackground))))
    #expect(FillShapeStyle().quinary.paint != FillShapeStyle().paint)
  }

  @Test("A symbol that takes the place of another one grows, whatever the direction")
  func replacement() throws {
    let plain = Rendering { Text("a").contentTransition(.symbolEffect) }
    for transition: ContentTransition in [
      .symbolEffect(.replace), .symbolEffect(.replace.downUp.byLayer),
      .symbolEffect(.replace.magic(fallback: .offUp.wholeSymbol), options: .speed(2)),
    ] {
      let view = Rendering { Text("a").contentTransition(transition) }
      #expect(try view.only(.text).styles == plain.only(.text).styles)
    }
  }
}
