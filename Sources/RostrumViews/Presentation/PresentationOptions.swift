/// What the content of a presentation says about it.
package struct PresentationOptions {
  var isDismissDisabled = false
  var detents: Set<PresentationDetent> = []
  /// Where the app keeps the size in which the sheet rests.
  var detent: Binding<PresentationDetent>?
  var dragIndicator: Visibility?

  @MainActor
  func describe(_ element: inout ElementDraft) {
    if isDismissDisabled { element[.dismissDisabled] = .flag(true) }
    if let dragIndicator, dragIndicator != .automatic {
      element[.dragIndicator] = .string(dragIndicator == .visible ? "visible" : "hidden")
    }
    guard !detents.isEmpty else { return }
    let sorted = detents.sorted { $0.height < $1.height }
    element[.detents] = .string(sorted.map(\.name).joined(separator: " "))
    guard let detent else { return }
    let current = detent.wrappedValue
    element[.detent] = .string(current.name)
    element.onStep { isUp in
      let next =
        isUp
        ? sorted.first { $0.height > current.height } : sorted.last { $0.height < current.height }
      if let next { detent.wrappedValue = next }
    }
  }
}

/// A size in which a sheet can rest.
public struct PresentationDetent: Hashable, Sendable {
  let name: String
  /// About how much of the height it takes, to order sizes by.
  let height: Double

  /// About half of the screen.
  public static let medium = PresentationDetent(name: "medium", height: 0.5)
  /// The whole height.
  public static let large = PresentationDetent(name: "large", height: 1)

  /// A part of the height.
  ///
  /// - Parameter fraction: 0 for none to 1 for all of it.
  /// - Returns: The size.
  public static func fraction(_ fraction: Double) -> PresentationDetent {
    PresentationDetent(name: "fraction:\(fraction)", height: fraction)
  }

  /// A height in points.
  ///
  /// - Parameter height: The height.
  /// - Returns: The size.
  public static func height(_ height: Double) -> PresentationDetent {
    PresentationDetent(name: "height:\(height)", height: height / 800)
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

extension View {
  /// Sets the sizes in which the sheet that the view is in can rest, and in which it rests now.
  ///
  /// - Parameters:
  ///   - detents: The sizes.
  ///   - selection: The size; the user changes it by the sheet's handle.
  /// - Returns: The view.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    modifier(PresentationOptionsModifier(options: .init(detents: detents, detent: selection)))
  }

  /// Says whether the sheet that the view is in shows a handle.
  ///
  /// - Parameter visibility: Whether it does; a sheet of several sizes does by itself.
  /// - Returns: The view.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    modifier(PresentationOptionsModifier(options: .init(dragIndicator: visibility)))
  }
}

struct PresentationOptionsModifier: ReportModifier {
  let options: PresentationOptions

  func report(in environment: EnvironmentValues) -> PresentationOptions {
    options
  }

  static func reports(of place: Place) -> Reports<PresentationOptions>? {
    place.presentation?.options
  }
}
