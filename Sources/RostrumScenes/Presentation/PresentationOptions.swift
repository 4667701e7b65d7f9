/// What the content of a presentation says about it.
package struct PresentationOptions {
  var isDismissDisabled = false
  var detents: Set<PresentationDetent> = []
  /// Where the app keeps the size in which the sheet rests.
  var detent: Binding<PresentationDetent>?
  var dragIndicator: Visibility?
  var backgroundInteraction: PresentationBackgroundInteraction?
  var contentInteraction: PresentationContentInteraction?
  var compactAdaptation: PresentationAdaptation?
  var background: PaintStyle?
  var cornerRadius: Double?

  /// The options, with those that are set of options further out.
  func merging(_ outer: PresentationOptions) -> PresentationOptions {
    var merged = self
    if outer.isDismissDisabled { merged.isDismissDisabled = true }
    if !outer.detents.isEmpty { (merged.detents, merged.detent) = (outer.detents, outer.detent) }
    merged.dragIndicator = outer.dragIndicator ?? dragIndicator
    merged.backgroundInteraction = outer.backgroundInteraction ?? backgroundInteraction
    merged.contentInteraction = outer.contentInteraction ?? contentInteraction
    merged.compactAdaptation = outer.compactAdaptation ?? compactAdaptation
    merged.background = outer.background ?? background
    merged.cornerRadius = outer.cornerRadius ?? cornerRadius
    return merged
  }

  /// The sizes in which the sheet can rest, the smallest first.
  private var sortedDetents: [PresentationDetent] { detents.sorted { $0.order < $1.order } }

  /// The facts about the presentation.
  @MainActor
  var facts: [PresentationFact] {
    var facts: [PresentationFact] = []
    if isDismissDisabled { facts.append(.dismissDisabled) }
    if !detents.isEmpty {
      facts.append(.detents(sortedDetents))
      if let detent { facts.append(.detent(detent.wrappedValue)) }
    }
    if let dragIndicator, dragIndicator != .automatic {
      facts.append(.dragIndicator(dragIndicator))
    }
    if backgroundInteraction == .enabled { facts.append(.backgroundInteraction) }
    if let contentInteraction, contentInteraction != .automatic {
      facts.append(.contentInteraction(contentInteraction))
    }
    if let compactAdaptation, compactAdaptation != .automatic {
      facts.append(.compactAdaptation(compactAdaptation))
    }
    return facts
  }

  /// Writes the look of the presentation, and what a user does to its size.
  @MainActor
  func describe(_ element: inout ElementDraft) {
    if let background { element.style(.background(background)) }
    if let cornerRadius { element.style(.cornerRadius(cornerRadius)) }
    let sorted = sortedDetents
    if let height = (detent?.wrappedValue ?? sorted.first)?.sheetHeight {
      element.style(.sheetHeight(height))
    }
    guard let detent else { return }
    let current = detent.wrappedValue
    element.onStep { isUp in
      let next =
        isUp
        ? sorted.first { $0.order > current.order } : sorted.last { $0.order < current.order }
      if let next { detent.wrappedValue = next }
    }
  }
}

extension PresentationDetent {
  /// The height of the sheet; `nil` for the theme's own sizes.
  fileprivate var sheetHeight: SheetHeight? {
    switch self {
    case .medium, .large: nil
    case .fraction(let fraction): .part(Double(fraction))
    case .height(let height): .points(Double(height))
    }
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
