import Rostrum

/// A label style with the icon after the title.
struct TrailingIconLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.title
      configuration.icon
    }
  }
}

extension LabelStyle where Self == TrailingIconLabelStyle {
  /// The icon after the title.
  static var trailingIcon: Self { Self() }
}
