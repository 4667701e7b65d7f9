/// Where an item of a bar stands.
public struct ToolbarItemPlacement: Hashable, Sendable {
  let name: String

  /// As the host thinks fit.
  public static let automatic = ToolbarItemPlacement(name: "automatic")
  /// In the middle of the bar.
  public static let principal = ToolbarItemPlacement(name: "principal")
  /// Beside the title, at the start.
  public static let navigation = ToolbarItemPlacement(name: "navigation")
  /// The main action of the screen.
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  /// Further actions of the screen.
  public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
  /// Says yes to what a presentation asks for.
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  /// Leaves a presentation without a change.
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  /// Leaves a presentation and destroys something.
  public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
  /// How things are, between the other items.
  public static let status = ToolbarItemPlacement(name: "status")
  /// In the bar below the content.
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
  /// Above the keyboard.
  public static let keyboard = ToolbarItemPlacement(name: "keyboard")
  /// At the start of the bar.
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  /// At the end of the bar.
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
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
    element[.placement] = .string(placement.name)
  }
}
