public import Foundation

/// Whether what is behind a presentation can be used while it is up.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  let isEnabled: Bool?

  /// It cannot.
  public static let automatic = PresentationBackgroundInteraction(isEnabled: nil)
  /// It can.
  public static let enabled = PresentationBackgroundInteraction(isEnabled: true)
  /// It cannot.
  public static let disabled = PresentationBackgroundInteraction(isEnabled: false)

  /// It can; different from SwiftUI, in any size of the sheet.
  ///
  /// - Parameter detent: The largest size of the sheet in which it can be used.
  /// - Returns: That it can.
  public static func enabled(upThrough detent: PresentationDetent) -> Self { enabled }
}

extension View {
  /// Says whether what is behind the presentation can be used while it is up.
  ///
  /// ```swift
  /// .sheet(isPresented: $showsLegend) {
  ///   Legend()
  ///     .presentationDetents([.height(160)])
  ///     .presentationBackgroundInteraction(.enabled)
  /// }
  /// ```
  ///
  /// - Parameter interaction: Whether it can.
  /// - Returns: The view.
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    modifier(PresentationOptionsModifier(options: .init(backgroundInteraction: interaction)))
  }

  /// Says what a swipe in the sheet that the view is in does first.
  ///
  /// It is a fact about the presentation for hosts whose sheets follow a finger.
  ///
  /// - Parameter behavior: What it does.
  /// - Returns: The view.
  public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View {
    modifier(PresentationOptionsModifier(options: .init(contentInteraction: behavior)))
  }

  /// Says what the popover that the view is in is on a narrow screen.
  ///
  /// - Parameter adaptation: What it is.
  /// - Returns: The view.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    modifier(PresentationOptionsModifier(options: .init(compactAdaptation: adaptation)))
  }

  /// Says what the popover that the view is in is on a narrow screen.
  ///
  /// - Parameters:
  ///   - horizontalAdaptation: What it is on a narrow one.
  ///   - verticalAdaptation: What it is on a low one; a page scrolls, so none is low.
  /// - Returns: The view.
  public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    presentationCompactAdaptation(horizontalAdaptation)
  }

  /// Paints what is behind the content of the presentation that the view is in.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    modifier(PresentationOptionsModifier(options: .init(background: style.paint)))
  }

  /// Sets how round the corners of the presentation are that the view is in, in points.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    modifier(
      PresentationOptionsModifier(options: .init(cornerRadius: cornerRadius.map { Double($0) })))
  }
}
