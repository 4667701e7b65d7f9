import RostrumElements

/// A material that blurs what is behind it.
///
/// Readers who ask for less transparency or more contrast see a plain fill, and those with colors of
/// their own a line around it.
struct GlassAtom: StyleAtom {
  enum Name: String, CaseIterable { case glass }
  var name = Name.glass
  var operand: AtomGlass

  var declarations: String {
    let base = operand.tint?.css ?? "var(--r-raised)"
    let share = operand.variant == .clear ? 24 : operand.tint == nil ? 62 : 78
    return "border-radius:\(operand.radius.px)"
      + ";background:color-mix(in srgb,\(base) \(share)%,transparent)"
      + ";backdrop-filter:blur(\(operand.variant == .clear ? 4 : 14)px) saturate(1.6)"
      + ";box-shadow:inset 0 0 0 .5px color-mix(in srgb,#fff 40%,transparent),0 2px 14px #0002"
      + (operand.isInteractive ? ";&:active{filter:brightness(1.12)}" : "")
      + ";@media (prefers-reduced-transparency:reduce),(prefers-contrast:more){"
      + "background:\(base);backdrop-filter:none}"
      + "@media (forced-colors:active){outline:1px solid}"
  }

  var atom: Atom { .glass(self) }
}

/// A material in the precision of its token.
struct AtomGlass: AtomOperand {
  var variant: GlassLook.Variant
  var isInteractive: Bool
  var radius: AtomNumber
  var tint: AtomColor?

  init(_ look: GlassLook) {
    variant = look.variant
    isInteractive = look.isInteractive
    radius = AtomNumber(look.radius)
    tint = look.tint.map { AtomColor($0) }
  }

  init?(_ reader: inout AtomReader) {
    guard let variant = GlassLook.Variant(&reader), let touch = AtomNumber(&reader),
      let radius = AtomNumber(&reader)
    else { return nil }
    self.variant = variant
    isInteractive = touch.isOne
    self.radius = radius
    if reader.isAtEnd { return }
    guard let tint = AtomColor(&reader) else { return nil }
    self.tint = tint
  }

  func write(to token: inout AtomWriter) {
    variant.write(to: &token)
    AtomNumber(isInteractive ? 1 : 0).write(to: &token)
    radius.write(to: &token)
    tint?.write(to: &token)
  }
}

extension GlassLook.Variant: AtomOperand {}
