import RostrumElements

/// The paints of series and numbers that an app doesn't name.
package enum Palette {
  /// The colours of series, in order.
  package static var colors: [Color] { SeriesColors.all }

  /// The colour of a series.
  package static func color(_ index: Int) -> PaintStyle {
    .color(colors[index % colors.count])
  }

  /// The colours of numbers, from the least to the greatest.
  package static let ramp: [PaintStyle] = [
    .color(Color.blue.opacity(0.15)), .color(Color.blue),
  ]
}

extension PaintStyle {
  /// The paint between two paints, if both are colours of components or one colour of two opacities.
  func mixed(with other: PaintStyle, _ part: Double) -> PaintStyle {
    guard case .color(let from) = self, case .color(let to) = other else {
      return part < 0.5 ? self : other
    }
    func between(_ from: Double, _ to: Double) -> Double { from + (to - from) * part }
    if from.base == to.base {
      var color = from
      color.opacity = between(from.opacity, to.opacity)
      return .color(color)
    }
    guard case .components(let space, let red, let green, let blue) = from.components,
      case .components(_, let red2, let green2, let blue2) = to.components
    else { return part < 0.5 ? self : other }
    return .color(
      Color(
        space, red: between(red, red2), green: between(green, green2),
        blue: between(blue, blue2), opacity: between(from.opacity, to.opacity)))
  }
}

extension Color {
  /// The components of the colour; those of a theme's colour are of its middle between light and dark.
  fileprivate var components: Color.Base {
    guard case .system(let name) = base else { return base }
    let rgb: (Double, Double, Double) =
      switch name {
      case .red: (0.92, 0.28, 0.23)
      case .orange: (0.92, 0.48, 0.16)
      case .yellow: (0.97, 0.78, 0.08)
      case .green: (0.15, 0.67, 0.28)
      case .mint: (0.22, 0.67, 0.64)
      case .teal: (0.20, 0.64, 0.73)
      case .cyan: (0.22, 0.64, 0.83)
      case .blue: (0.19, 0.51, 0.92)
      case .indigo: (0.45, 0.43, 0.91)
      case .purple: (0.68, 0.39, 0.84)
      case .pink: (0.90, 0.27, 0.43)
      case .brown: (0.61, 0.49, 0.35)
      case .white: (1, 1, 1)
      case .black: (0, 0, 0)
      default: (0.5, 0.5, 0.52)
      }
    return .components(.sRGB, red: rgb.0, green: rgb.1, blue: rgb.2)
  }
}
