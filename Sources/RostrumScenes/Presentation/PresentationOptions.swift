/// The options of a presentation that its content sets.
package struct PresentationOptions {
  var isDismissDisabled = false
  var detents: Set<PresentationDetent> = []
  /// A binding to the height at which the sheet rests.
  var detent: Binding<PresentationDetent>?
  var dragIndicator: Visibility?
  var backgroundInteraction: PresentationBackgroundInteraction?
  var contentInteraction: PresentationContentInteraction?
  var compactAdaptation: PresentationAdaptation?
  var lowAdaptation: PresentationAdaptation?
  var background: PaintStyle?
  var cornerRadius: Double?
  var sizing: PresentationSizing?
  /// The element with the views behind the content.
  var backdrop: ElementHandle?

  /// Merges the options with those of outer modifiers, which supply missing values.
  func merging(_ outer: PresentationOptions) -> PresentationOptions {
    var merged = self
    if outer.isDismissDisabled { merged.isDismissDisabled = true }
    if !outer.detents.isEmpty { (merged.detents, merged.detent) = (outer.detents, outer.detent) }
    merged.dragIndicator = outer.dragIndicator ?? dragIndicator
    merged.backgroundInteraction = outer.backgroundInteraction ?? backgroundInteraction
    merged.contentInteraction = outer.contentInteraction ?? contentInteraction
    merged.compactAdaptation = outer.compactAdaptation ?? compactAdaptation
    merged.lowAdaptation = outer.lowAdaptation ?? lowAdaptation
    merged.background = outer.background ?? background
    merged.cornerRadius = outer.cornerRadius ?? cornerRadius
    merged.sizing = outer.sizing ?? sizing
    merged.backdrop = outer.backdrop ?? backdrop
    return merged
  }

  /// Whether the sheet has several heights, and the app has no binding to the current one.
  var lacksDetent: Bool { detent == nil && detents.count > 1 }

  /// The height at which a sheet without a binding to its height rests at first.
  var smallestDetent: PresentationDetent { sortedDetents.first ?? .large }

  /// The heights at which the sheet can rest, smallest first.
  private var sortedDetents: [PresentationDetent] { detents.sorted { $0.order < $1.order } }

  /// The detent at which the sheet rests.
  @MainActor
  private var restingDetent: PresentationDetent {
    detent?.wrappedValue ?? sortedDetents.first ?? .large
  }

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
    if backgroundInteraction?.isEnabled(at: restingDetent) == true {
      facts.append(.backgroundInteraction)
    }
    if let contentInteraction, contentInteraction != .automatic {
      facts.append(.contentInteraction(contentInteraction))
    }
    if let compactAdaptation, compactAdaptation != .automatic {
      facts.append(.compactAdaptation(compactAdaptation, .horizontal))
    }
    if let lowAdaptation, lowAdaptation != .automatic {
      facts.append(.compactAdaptation(lowAdaptation, .vertical))
    }
    if let sizing, sizing != .automatic { facts.append(.sizing(sizing.sizing)) }
    return facts
  }

  /// Describes the appearance of the presentation and handles changes of its height.
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
  /// The height of the sheet; `nil` for the theme's own heights.
  fileprivate var sheetHeight: SheetHeight? {
    switch self {
    case .medium, .large: nil
    case .fraction(let fraction): .part(Double(fraction))
    case .height(let height): .points(Double(height))
    }
  }
}

extension View {
  /// Prevents the user from dismissing the view's presentation by Escape, the backdrop or a swipe.
  ///
  /// The app can still dismiss it.
  ///
  /// - Parameter isDisabled: Whether the user is prevented from dismissing.
  /// - Returns: The view.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(PresentationOptionsModifier(options: .init(isDismissDisabled: isDisabled)))
  }

  /// Sets the heights at which the view's sheet can rest.
  ///
  /// - Parameter detents: The heights.
  /// - Returns: The view.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    modifier(PresentationOptionsModifier(options: .init(detents: detents)))
  }
}

extension View {
  /// Sets the heights at which the view's sheet can rest, with a binding to the current height.
  ///
  /// - Parameters:
  ///   - detents: The heights.
  ///   - selection: The current height, which the user changes with the sheet's handle.
  /// - Returns: The view.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    modifier(PresentationOptionsModifier(options: .init(detents: detents, detent: selection)))
  }

  /// Sets whether the view's sheet shows a handle.
  ///
  /// - Parameter visibility: The visibility; by default, a sheet with several heights shows one.
  /// - Returns: The view.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    modifier(PresentationOptionsModifier(options: .init(dragIndicator: visibility)))
  }
}

struct PresentationOptionsModifier: OptionModifier {
  let options: PresentationOptions

  func option(in environment: EnvironmentValues) -> PresentationOptions {
    options
  }

  static func registry(of place: Place) -> OptionRegistry<PresentationOptions>? {
    place.presentation?.options
  }
}
