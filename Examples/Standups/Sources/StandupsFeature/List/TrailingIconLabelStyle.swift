import Rostrum

/// Puts the icon of a label behind its title.
struct TrailingIconLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.title
      configuration.icon
    }
  }
}

extension LabelStyle where Self == TrailingIconLabelStyle {
  /// The icon behind the title.
  static var trailingIcon: Self { Self() }
}
