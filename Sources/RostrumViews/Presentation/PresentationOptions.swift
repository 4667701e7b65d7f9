/// What the content of a presentation says about it.
package struct PresentationOptions: Equatable {
  var isDismissDisabled = false
  var detents: Set<PresentationDetent> = []

  @MainActor
  func describe(_ element: inout ElementDraft) {
    if isDismissDisabled { element[.dismissDisabled] = .flag(true) }
    if !detents.isEmpty {
      element[.detents] = .string(detents.map(\.name).sorted().joined(separator: " "))
    }
  }
}

/// A size in which a sheet can rest.
public struct PresentationDetent: Hashable, Sendable {
  let name: String

  /// About half of the screen.
  public static let medium = PresentationDetent(name: "medium")
  /// The whole height.
  public static let large = PresentationDetent(name: "large")

  /// A part of the height.
  ///
  /// - Parameter fraction: 0 for none to 1 for all of it.
  /// - Returns: The size.
  public static func fraction(_ fraction: Double) -> PresentationDetent {
    PresentationDetent(name: "fraction:\(fraction)")
  }

  /// A height in points.
  ///
  /// - Parameter height: The height.
  /// - Returns: The size.
  public static func height(_ height: Double) -> PresentationDetent {
    PresentationDetent(name: "height:\(height)")
  }
}

extension View {
  /// Keeps the user from dismissing the presentation that the view is in: Escape, backdrop and
  /// swipe are refused.
  ///
  /// The app can still dismiss it.
  ///
  /// - Parameter isDisabled: Whether the user is kept from it.
  /// - Returns: The view.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(PresentationOptionsModifier(options: .init(isDismissDisabled: isDisabled)))
  }

  /// Sets the sizes in which the sheet that the view is in can rest.
  ///
  /// - Parameter detents: The sizes.
  /// - Returns: The view.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    modifier(PresentationOptionsModifier(options: .init(detents: detents)))
  }
}

struct PresentationOptionsModifier: ReportModifier {
  let options: PresentationOptions

  func report(in environment: EnvironmentValues) -> PresentationOptions { options }

  static func reports(of place: Place) -> Reports<PresentationOptions>? {
    place.presentation?.options
  }
}
