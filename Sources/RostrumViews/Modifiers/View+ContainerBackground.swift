import RostrumElements
public import RostrumGraph

/// A container that can have a background.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  /// The container in a page; `nil` for one that only other systems have.
  let place: ContainerPlace?

  private init(_ place: ContainerPlace?) {
    self.place = place
  }

  /// The screen of a navigation stack.
  public static let navigation = Self(.screen)
  /// A navigation view with columns.
  public static let navigationSplitView = Self(.columns)
  /// A view with tabs.
  public static let tabView = Self(.tabs)
  /// The window, or the sheet that the view is in.
  public static let window = Self(.window)
  /// A widget of a home screen, which a page has none of.
  public static let widget = Self(nil)
}

extension View {
  /// Sets the background of a container around the view.
  ///
  /// ```swift
  /// NavigationStack {
  ///   Recipe()
  ///     .containerBackground(.orange.gradient, for: .navigation)
  /// }
  /// ```
  ///
  /// Parts of the container with a background of their own, such as lists, cover it: see
  /// `scrollContentBackground(_:)`. Without such a container, nothing is painted.
  ///
  /// - Parameters:
  ///   - style: The background.
  ///   - container: The container.
  /// - Returns: The view.
  public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    self.style(container.place.map { .containerBackground(style.paint, $0) })
  }

  /// Adds a view behind the view, for a container around it.
  ///
  /// The background has the size of the view: let the view fill its container.
  ///
  /// - Parameters:
  ///   - container: The container.
  ///   - alignment: The place of the background.
  ///   - content: The background.
  /// - Returns: The view.
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    let isShown = container.place != nil
    return background(alignment: alignment) {
      if isShown { content() }
    }
  }
}
