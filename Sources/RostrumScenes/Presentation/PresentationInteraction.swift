public import Foundation

/// Whether the user can interact with the content behind a presentation.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  /// The permitted interaction.
  package enum Choice: Hashable, Sendable {
    case automatic, disabled
    case enabled(upThrough: PresentationDetent?)
  }

  package let choice: Choice

  /// The user can't interact with the content behind.
  public static let automatic = PresentationBackgroundInteraction(choice: .automatic)
  /// The user can interact with the content behind.
  public static let enabled = PresentationBackgroundInteraction(choice: .enabled(upThrough: nil))
  /// The user can't interact with the content behind.
  public static let disabled = PresentationBackgroundInteraction(choice: .disabled)

  /// The user can interact with the content behind unless the sheet is larger than a detent.
  ///
  /// - Parameter detent: The largest detent that permits interaction.
  /// - Returns: The interaction.
  public static func enabled(upThrough detent: PresentationDetent) -> Self {
    Self(choice: .enabled(upThrough: detent))
  }

  /// Whether the user can interact with the content behind a sheet that rests at a detent.
  func isEnabled(at detent: PresentationDetent) -> Bool {
    switch choice {
    case .automatic, .disabled: false
    case .enabled(let largest): largest.map { detent.order <= $0.order } ?? true
    }
  }
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

  /// Sets how the popover that contains the view adapts to a compact width or height.
  ///
  /// - Parameter adaptation: The adaptation.
  /// - Returns: The view.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
  }

  /// Sets how the popover that contains the view adapts to a compact width and to a compact height.
  ///
  /// - Parameters:
  ///   - horizontalAdaptation: The adaptation in a compact width.
  ///   - verticalAdaptation: The adaptation in a compact height and a regular width.
  /// - Returns: The view.
  public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    modifier(
      PresentationOptionsModifier(
        options: .init(
          compactAdaptation: horizontalAdaptation, lowAdaptation: verticalAdaptation)))
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
