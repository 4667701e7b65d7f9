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

  @MainActor
  func describe(_ element: inout ElementDraft) {
    if isDismissDisabled { element[.dismissDisabled] = .flag(true) }
    if let dragIndicator, dragIndicator != .automatic {
      element[.dragIndicator] = .string(dragIndicator == .visible ? "visible" : "hidden")
    }
    describeLook(of: &element)
    guard !detents.isEmpty else { return }
    let sorted = detents.sorted { $0.height < $1.height }
    element[.detents] = .string(sorted.map(\.name).joined(separator: " "))
    let resting = detent?.wrappedValue ?? sorted.first
    if let height = resting?.sheetHeight { element.style(.sheetHeight(height)) }
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

extension PresentationOptions {
  @MainActor
  fileprivate func describeLook(of element: inout ElementDraft) {
    if backgroundInteraction?.isEnabled == true { element[.backgroundInteraction] = .flag(true) }
    if let name = contentInteraction?.name { element[.contentInteraction] = .string(name) }
    if let name = compactAdaptation?.name { element[.compactAdaptation] = .string(name) }
    if let background { element.style(.background(background)) }
    if let cornerRadius { element.style(.cornerRadius(cornerRadius)) }
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
