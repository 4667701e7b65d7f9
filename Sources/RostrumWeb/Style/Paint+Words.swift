import Foundation
import RostrumViews

extension Color {
  /// The colour in the words of an ``Atom``.
  var words: [String] {
    guard opacity >= 1 else {
      let percent = Int((max(0, opacity) * 100).rounded())
      return ["o\(percent)"] + Color(base, opacity: 1).words
    }
    switch base {
    case .system(let name):
      return ["y" + name.rawValue]
    case .asset(let name, let bundle):
      if let set = BundleResources.of(bundle).colors[name] {
        return set.light == set.dark ? set.light.words : ["d"] + set.light.words + set.dark.words
      }
      let plain = name.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
      return ["a" + (plain.isEmpty ? "none" : plain.prefix(64))]
    case .components(_, let red, let green, let blue):
      let channels = [red, green, blue, 1].map { Int((max(0, min(1, $0)) * 255).rounded()) }
      return ["x" + channels.map { String($0 + 256, radix: 16).dropFirst() }.joined()]
    }
  }
}

extension PaintStyle {
  /// The paint in the words of an ``Atom``.
  var words: [String] {
    switch self {
    case .color(let color): return ["c"] + color.words
    case .tint: return ["tint"]
    case .foreground: return ["fg"]
    case .background: return ["bg"]
    case .hierarchical(let level): return ["h\(max(1, min(4, level)))"]
    case .separator: return ["sep"]
    case .placeholder: return ["ph"]
    case .material(let thickness): return ["mat", thickness.rawValue]
    case .opacity(let paint, let opacity):
      return ["o", Atom.word(opacity * 100)] + paint.words
    case .linear(let gradient, let start, let end):
      let angle = atan2(end.x - start.x, start.y - end.y) * 180 / .pi
      return ["lin", Atom.word(angle)] + gradient.words { $0 * 100 }
    case .angular(let gradient, let center, let start, let end):
      // CSS counts from the top, the view language from the right.
      let place = [start.degrees + 90, center.x * 100, center.y * 100].map(Atom.word)
      let sweep = end == start ? 360 : end.degrees - start.degrees
      return ["ang"] + place + gradient.words { $0 * sweep }
    case .radial(let gradient, let center, let startRadius, let endRadius):
      let place = [center.x * 100, center.y * 100].map { Atom.word($0) }
      let reach = endRadius - startRadius
      return ["rad"] + place + gradient.words { startRadius + $0 * reach }
    }
  }

  /// The paint, or its first colour where only one colour can be drawn.
  var solid: PaintStyle {
    switch self {
    case .linear(let gradient, _, _), .angular(let gradient, _, _, _),
      .radial(let gradient, _, _, _):
      gradient.stops.first.map { .color($0.color) } ?? .foreground
    case .opacity(let paint, let opacity): .opacity(paint.solid, opacity)
    case .color, .tint, .foreground, .background, .hierarchical, .separator, .placeholder,
      .material:
      self
    }
  }
}

extension Gradient {
  fileprivate func words(place: (Double) -> Double) -> [String] {
    let stops = stops.prefix(16)
    return ["\(stops.count)"] + stops.flatMap { $0.color.words + [Atom.word(place($0.location))] }
  }
}
