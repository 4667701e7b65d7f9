/// The placement of a toolbar item.
public struct ToolbarItemPlacement: Hashable, Sendable {
  let place: ToolbarItemPlace

  /// The host's default.
  public static let automatic = ToolbarItemPlacement(place: .automatic)
  /// In the middle of the bar.
  public static let principal = ToolbarItemPlacement(place: .principal)
  /// Next to the title, at the leading end.
  public static let navigation = ToolbarItemPlacement(place: .navigation)
  /// The primary action of the screen.
  public static let primaryAction = ToolbarItemPlacement(place: .primaryAction)
  /// Secondary actions of the screen.
  public static let secondaryAction = ToolbarItemPlacement(place: .secondaryAction)
  /// The action that confirms a presentation.
  public static let confirmationAction = ToolbarItemPlacement(place: .confirmationAction)
  /// The action that cancels a presentation.
  public static let cancellationAction = ToolbarItemPlacement(place: .cancellationAction)
  /// The destructive action of a presentation.
  public static let destructiveAction = ToolbarItemPlacement(place: .destructiveAction)
  /// A status message between the other items.
  public static let status = ToolbarItemPlacement(place: .status)
  /// In the bar below the content.
  public static let bottomBar = ToolbarItemPlacement(place: .bottomBar)
  /// Above the keyboard.
  public static let keyboard = ToolbarItemPlacement(place: .keyboard)
  /// At the leading end of the bar.
  public static let topBarLeading = ToolbarItemPlacement(place: .topBarLeading)
  /// At the trailing end of the bar.
  public static let topBarTrailing = ToolbarItemPlacement(place: .topBarTrailing)
  /// At the trailing end of the bar, whose items are never in a menu.
  public static let topBarPinnedTrailing = topBarTrailing
  /// Below the title, instead of a subtitle.
  public static let subtitle = ToolbarItemPlacement(place: .subtitle)
  /// Below the title, instead of a subtitle.
  public static let largeSubtitle = subtitle
  /// In the middle of the bar, instead of the title.
  public static let title = principal
  /// In the middle of the bar, instead of the title in large letters.
  public static let largeTitle = principal
  /// At the leading end of the bar.
  public static let navigationBarLeading = topBarLeading
  /// At the trailing end of the bar.
  public static let navigationBarTrailing = topBarTrailing
}

/// An item of a screen's bars.
public struct ToolbarItem<Content: View>: ToolbarContent {
  /// Primitive toolbar content has no body.
  public typealias Body = Never

  /// The items of the bars; apps don't call or implement this.
  public let _items: ModifiedContent<_ToolbarItemView<Content>, _ToolbarItemIdentity>

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - placement: The placement of the item.
  ///   - content: The content of the item.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(nil, placement, showsByDefault: true, content())
  }

  init(
    _ name: String?, _ placement: ToolbarItemPlacement, showsByDefault: Bool, _ content: Content
  ) {
    let view = _ToolbarItemView(
      placement: placement, content: content, name: name, isHiddenByDefault: !showsByDefault)
    let identity = name.map { NamedToolbarItem(name: $0, place: placement.place) }
    _items = view.modifier(_ToolbarItemIdentity(value: identity))
  }
}

/// Several items of a screen's bar with one placement.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  /// Primitive toolbar content has no body.
  public typealias Body = Never

  /// The items of the bars; apps don't call or implement this.
  public let _items: _ToolbarItemView<Content>

  /// Creates a group of items.
  ///
  /// - Parameters:
  ///   - placement: The placement of the items.
  ///   - content: The content of the items.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    _items = _ToolbarItemView(placement: placement, content: content())
  }
}

/// The view that represents a toolbar item.
public struct _ToolbarItemView<Content: View>: ContainerView {
  /// A primitive view has no body.
  public typealias Body = Never
  package static var role: ElementRole { .toolbarItem }

  let placement: ToolbarItemPlacement
  package let content: Content
  /// The name by which a user's arrangement knows the item; `nil` if the item stays in place.
  var name: String?
  var isHiddenByDefault = false

  package func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    element.content = .toolbarItem(
      place(in: environment), background: environment.toolbarItemBackground)
  }

  private func place(in environment: EnvironmentValues) -> ToolbarItemPlace {
    let byDefault =
      environment.overridingPlace ?? (isHiddenByDefault ? .secondaryAction : placement.place)
    guard let name, environment.toolbarCustomizationBehavior == .default,
      let isVisible = environment.toolbarArrangement?.visibility[name]
    else { return byDefault }
    return isVisible ? placement.place : .secondaryAction
  }
}
