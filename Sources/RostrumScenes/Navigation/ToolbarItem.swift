/// Where an item of a bar stands.
public struct ToolbarItemPlacement: Hashable, Sendable {
  let place: ToolbarItemPlace

  /// As the host thinks fit.
  public static let automatic = ToolbarItemPlacement(place: .automatic)
  /// In the middle of the bar.
  public static let principal = ToolbarItemPlacement(place: .principal)
  /// Beside the title, at the start.
  public static let navigation = ToolbarItemPlacement(place: .navigation)
  /// The main action of the screen.
  public static let primaryAction = ToolbarItemPlacement(place: .primaryAction)
  /// Further actions of the screen.
  public static let secondaryAction = ToolbarItemPlacement(place: .secondaryAction)
  /// Says yes to what a presentation asks for.
  public static let confirmationAction = ToolbarItemPlacement(place: .confirmationAction)
  /// Leaves a presentation without a change.
  public static let cancellationAction = ToolbarItemPlacement(place: .cancellationAction)
  /// Leaves a presentation and destroys something.
  public static let destructiveAction = ToolbarItemPlacement(place: .destructiveAction)
  /// How things are, between the other items.
  public static let status = ToolbarItemPlacement(place: .status)
  /// In the bar below the content.
  public static let bottomBar = ToolbarItemPlacement(place: .bottomBar)
  /// Above the keyboard.
  public static let keyboard = ToolbarItemPlacement(place: .keyboard)
  /// At the start of the bar.
  public static let topBarLeading = ToolbarItemPlacement(place: .topBarLeading)
  /// At the end of the bar.
  public static let topBarTrailing = ToolbarItemPlacement(place: .topBarTrailing)
  /// At the start of the bar.
  public static let navigationBarLeading = topBarLeading
  /// At the end of the bar.
  public static let navigationBarTrailing = topBarTrailing
}

/// An item of a screen's bar.
public struct ToolbarItem<Content: View>: ToolbarContent {
  /// A primitive is made of nothing else.
  public typealias Body = Never

  /// The items for the bars; apps do not call or write it.
  public let _items: _ToolbarItemView<Content>

  /// Makes an item.
  ///
  /// - Parameters:
  ///   - placement: Where it stands.
  ///   - content: What it shows.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    _items = _ToolbarItemView(placement: placement, content: content())
  }
}

/// Several views at one place of a screen's bar.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  /// A primitive is made of nothing else.
  public typealias Body = Never

  /// The items for the bars; apps do not call or write it.
  public let _items: _ToolbarItemView<Content>

  /// Makes a group of items.
  ///
  /// - Parameters:
  ///   - placement: Where they stand.
  ///   - content: What they show.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    _items = _ToolbarItemView(placement: placement, content: content())
  }
}

/// The view that stands for an item of a bar.
public struct _ToolbarItemView<Content: View>: ContainerView {
  /// A primitive is made of nothing else.
  public typealias Body = Never
  package static var role: ElementRole { .toolbarItem }

  let placement: ToolbarItemPlacement
  package let content: Content

  package func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    element.content = .toolbarItem(placement.place, background: environment.toolbarItemBackground)
  }
}
