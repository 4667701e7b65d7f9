extension Color {
  /// Returns a mixture of the colour with another colour.
  ///
  /// ```swift
  /// Rectangle().fill(Color.blue.mix(with: .green, by: 0.3))
  /// ```
  ///
  /// Colours of the theme and of catalogues stay those of light or dark mode.
  ///
  /// - Parameters:
  ///   - rhs: The other colour.
  ///   - fraction: The share of the other colour, from 0 to 1.
  ///   - colorSpace: The space in which the colours are mixed.
  /// - Returns: The mixture.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    let share = fraction.isNaN ? 0 : fraction.clamped(to: 0...1)
    return Color(.mixture(self, rhs, share: share, in: colorSpace))
  }

  /// The colour in words, such as `blue` or `#FF8000FF`.
  public var description: String {
    let alpha = opacity < 1 ? "\(Int(nearest: opacity.clamped(to: 0...1) * 100))% " : ""
    switch base {
    case .system(let name): return alpha + name.rawValue
    case .asset(let name, _): return alpha + "\"\(name)\""
    case .components: return Color.Resolved(rgb, opacity: opacity).description
    case .mixture(let first, let second, let share, _):
      return alpha + "\(first.description) with \(Int(nearest: share * 100))% \(second.description)"
    }
  }
}
