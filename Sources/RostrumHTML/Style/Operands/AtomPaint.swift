import Foundation
import RostrumElements

/// A paint in the precision of its token.
indirect enum AtomPaint: AtomOperand {
  case color(AtomColor)
  case tint
  case foreground
  case background
  /// The faintest foreground; the theme's colours have names for the others.
  case quinary
  case material(Material.Thickness)
  case shade(AtomColor)
  case linear(angle: AtomNumber, AtomStops)
  case angular(start: AtomNumber, center: AtomPair, AtomStops)
  case radial(center: AtomPair, AtomStops)
  case elliptical(center: AtomPair, AtomStops)
  case opacity(percent: AtomNumber, AtomPaint)

  init(_ paint: PaintStyle) {
    switch paint {
    case .color(let color): self = .color(AtomColor(color))
    case .tint: self = .tint
    case .foreground: self = .foreground
    case .background: self = .background
    case .hierarchical(...1): self = .color(.system(.secondary))
    case .hierarchical(2), .placeholder: self = .color(.system(.tertiary))
    case .hierarchical(3): self = .color(.system(.quaternary))
    case .hierarchical: self = .quinary
    case .separator: self = .color(.system(.separator))
    case .material(let thickness): self = .material(thickness)
    case .opacity(let paint, let opacity):
      self = .opacity(percent: AtomNumber(opacity * 100), AtomPaint(paint))
    case .shade(let color): self = .shade(AtomColor(color))
    case .shadowed, .blended, .environment: self.init(paint.withoutEffects)
    case .linear(let gradient, let start, let end):
      let angle = atan2(end.x - start.x, start.y - end.y) * 180 / .pi
      self = .linear(angle: AtomNumber(angle), AtomStops(gradient) { $0 * 100 })
    case .angular(let gradient, let center, let start, let end):
      // CSS measures angles from the top, SwiftUI from the right.
      let sweep = end == start ? 360 : end.degrees - start.degrees
      self = .angular(
        start: AtomNumber(start.degrees + 90), center: AtomPair(center.x * 100, center.y * 100),
        AtomStops(gradient) { $0 * sweep })
    case .radial(let gradient, let center, let startRadius, let endRadius):
      self = .radial(
        center: AtomPair(center.x * 100, center.y * 100),
        AtomStops(gradient) { startRadius + $0 * (endRadius - startRadius) })
    case .elliptical(let gradient, let center, let start, let end):
      // The ellipse of the token touches the edges, which is half of the box.
      self = .elliptical(
        center: AtomPair(center.x * 100, center.y * 100),
        AtomStops(gradient) { (start + $0 * (end - start)) * 200 })
    }
  }

  /// Whether nothing is painted, so that pointers reach what is behind.
  var isClear: Bool {
    switch self {
    case .color(.system(.clear)), .color(.alpha(0, _)): true
    case .opacity(let percent, let paint): percent == AtomNumber(0) || paint.isClear
    default: false
    }
  }

  /// The color at the start of a gradient; `nil` for other paints.
  var firstColor: AtomColor? {
    switch self {
    case .linear(_, let stops), .angular(_, _, let stops), .radial(_, let stops),
      .elliptical(_, let stops):
      stops.first
    case .shade(let color): color
    case .color, .tint, .foreground, .background, .quinary, .material, .opacity: nil
    }
  }

  /// The first words of paints other than colours.
  private enum Kind: String {
    case tint, foreground, background, quinary, material, shade, linear, angular, radial
    case elliptical, opacity
  }

  init?(_ reader: inout AtomReader) {
    guard let kind = reader.next.flatMap({ Kind(rawValue: String($0)) }) else {
      guard let color = AtomColor(&reader) else { return nil }
      self = .color(color)
      return
    }
    _ = reader.word()
    switch kind {
    case .tint: self = .tint
    case .foreground: self = .foreground
    case .background: self = .background
    case .quinary: self = .quinary
    case .material:
      guard let thickness = Material.Thickness(&reader) else { return nil }
      self = .material(thickness)
    case .shade:
      guard let color = AtomColor(&reader) else { return nil }
      self = .shade(color)
    case .linear:
      guard let angle = AtomNumber(&reader), let stops = AtomStops(&reader) else { return nil }
      self = .linear(angle: angle, stops)
    case .angular:
      guard let start = AtomNumber(&reader), let center = AtomPair(&reader),
        let stops = AtomStops(&reader)
      else { return nil }
      self = .angular(start: start, center: center, stops)
    case .radial:
      guard let center = AtomPair(&reader), let stops = AtomStops(&reader) else { return nil }
      self = .radial(center: center, stops)
    case .elliptical:
      guard let center = AtomPair(&reader), let stops = AtomStops(&reader) else { return nil }
      self = .elliptical(center: center, stops)
    case .opacity:
      guard let percent = AtomNumber(&reader), let paint = AtomPaint(&reader) else { return nil }
      self = .opacity(percent: percent, paint)
    }
  }

  func write(to token: inout AtomWriter) {
    func write(_ kind: Kind) { token.write(kind.rawValue) }
    switch self {
    case .color(let color): color.write(to: &token)
    case .tint: write(.tint)
    case .foreground: write(.foreground)
    case .background: write(.background)
    case .quinary: write(.quinary)
    case .material(let thickness):
      write(.material)
      thickness.write(to: &token)
    case .shade(let color):
      write(.shade)
      color.write(to: &token)
    case .linear(let angle, let stops):
      write(.linear)
      angle.write(to: &token)
      stops.write(to: &token)
    case .angular(let start, let center, let stops):
      write(.angular)
      start.write(to: &token)
      center.write(to: &token)
      stops.write(to: &token)
    case .radial(let center, let stops):
      write(.radial)
      center.write(to: &token)
      stops.write(to: &token)
    case .elliptical(let center, let stops):
      write(.elliptical)
      center.write(to: &token)
      stops.write(to: &token)
    case .opacity(let percent, let paint):
      write(.opacity)
      percent.write(to: &token)
      paint.write(to: &token)
    }
  }

  /// The paint in CSS notation, for `background`.
  var css: String {
    switch self {
    case .color(let color): color.css
    case .tint: "var(--r-tint)"
    case .foreground: "currentcolor"
    case .background: "var(--r-background)"
    case .quinary: "var(--r-quinary)"
    case .material(let thickness):
      "color-mix(in srgb,var(--r-raised) \(thickness.percent)%,transparent)"
    case .shade(let color):
      "linear-gradient(color-mix(in oklab,\(color.css),#fff 18%),\(color.css))"
    case .linear(let angle, let stops): "linear-gradient(\(angle)deg\(stops.css(unit: "%")))"
    case .angular(let start, let center, let stops):
      "conic-gradient(from \(start)deg at \(center.x)% \(center.y)%\(stops.css(unit: "deg")))"
    case .radial(let center, let stops):
      "radial-gradient(circle at \(center.x)% \(center.y)%\(stops.css(unit: "px")))"
    case .elliptical(let center, let stops):
      "radial-gradient(50% 50% at \(center.x)% \(center.y)%\(stops.css(unit: "%")))"
    case .opacity(let percent, let paint):
      "color-mix(in srgb,\(paint.css) \(percent)%,transparent)"
    }
  }
}

extension Material.Thickness: AtomOperand {
  /// The percentage to which a material covers its background.
  fileprivate var percent: Int {
    switch self {
    case .ultraThin: 50
    case .thin: 65
    case .regular: 80
    case .thick, .bar: 90
    case .ultraThick: 95
    }
  }
}

extension PaintStyle {
  /// Whether the paint is a gradient itself.
  var isGradient: Bool {
    switch self {
    case .linear, .angular, .radial, .elliptical, .shade: true
    case .shadowed, .blended, .environment: withoutEffects.isGradient
    default: false
    }
  }

  /// The paint, or its first colour if only one colour can be drawn.
  var solid: PaintStyle {
    switch self {
    case .linear(let gradient, _, _), .angular(let gradient, _, _, _),
      .radial(let gradient, _, _, _), .elliptical(let gradient, _, _, _):
      gradient.stops.first.map { .color($0.color) } ?? .foreground
    case .shade(let color): .color(color)
    case .opacity(let paint, let opacity): .opacity(paint.solid, opacity)
    case .shadowed, .blended, .environment: withoutEffects.solid
    case .color, .tint, .foreground, .background, .hierarchical, .separator, .placeholder,
      .material:
      self
    }
  }
}
