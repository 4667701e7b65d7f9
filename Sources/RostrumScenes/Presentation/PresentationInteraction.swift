public import Foundation

/// Whether the user can interact with the content behind a presentation.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  let isEnabled: Bool?

  /// The user can't interact with the content behind.
  public static let automatic = PresentationBackgroundInteraction(isEnabled: nil)
  /// The user can interact with the content behind.
  public static let enabled = PresentationBackgroundInteraction(isEnabled: true)
  /// The user can't interact with the content behind.
  public static let disabled = PresentationBackgroundInteraction(isEnabled: false)

  /// The user can interact with the content behind; unlike in SwiftUI, at any height of the sheet.
  ///
  /// - Parameter detent: The largest height of the sheet that permits interaction; ignored.
  /// - Returns: The value ``enabled``.
  public static func enabled(upThrough detent: PresentationDetent) -> Self { enabled }
}

extension View {
  /// Sets whether the user can interact with the content behind the presentation.
  ///
  /// ```swift
  /// .sheet(isPresented: $showsLegend) {
  ///   Legend()
  ///     .presentationDetents([.height(160)])
  ///     .presentationBackgroundInteraction(.enabled)
  /// }
  /// ```
  ///
  /// - Parameter interaction: The permitted interaction.
  /// - Returns: The view.
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    modifier(PresentationOptionsModifier(options: .init(backgroundInteraction: interaction)))
  }

  /// Sets the first effect of a swipe in the view's sheet.
  ///
  /// The setting is for hosts whose sheets follow a finger.
  ///
  /// - Parameter behavior: The effect.
  /// - Returns: The view.
  public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View {
    modifier(PresentationOptionsModifier(options: .init(contentInteraction: behavior)))
  }

  /// Sets the form of the view's popover on a narrow screen.
  ///
  /// - Parameter adaptation: The form.
  /// - Returns: The view.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    modifier(PresentationOptionsModifier(options: .init(compactAdaptation: adaptation)))
  }

  /// Sets the form of the view's popover on a narrow screen.
  ///
  /// - Parameters:
  ///   - horizontalAdaptation: The form on a narrow screen.
  ///   - verticalAdaptation: The form on a low screen; ignored, because a page scrolls.
  /// - Returns: The view.
  public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    presentationCompactAdaptation(horizontalAdaptation)
  }

  /// Sets the background of the view's presentation.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    modifier(PresentationOptionsModifier(options: .init(background: style.paint)))
  }

  /// Sets the corner radius of the view's presentation, in points.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    modifier(
      PresentationOptionsModifier(options: .init(cornerRadius: cornerRadius.map { Double($0) })))
  }
}
