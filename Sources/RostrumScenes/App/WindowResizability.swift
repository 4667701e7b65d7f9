/// How the size of a window follows that of its content.
public struct WindowResizability: Hashable, Sendable {
  /// How it follows; `nil` if it doesn't.
  let fit: WindowPlace.Fit?

  /// The host decides: the size doesn't follow that of the content.
  public static let automatic = WindowResizability(fit: nil)
  /// The window is as large as its content.
  public static let contentSize = WindowResizability(fit: .content)
  /// The window is at least as wide as its content, which scrolls if it is higher.
  public static let contentMinSize = WindowResizability(fit: .least)
}

extension Scene {
  /// Sets how the size of the scene's windows follows that of their content.
  ///
  /// ```swift
  /// Window("About", id: "about") { About().frame(width: 300, height: 200) }
  ///   .windowResizability(.contentSize)
  /// ```
  ///
  /// A browser resizes only windows that the app has opened with ``OpenWindowAction``, of scenes with a
  /// ``Scene/defaultSize(width:height:)``, and not a tab. They take the size of their content, again when that
  /// changes; between that, the user resizes them at will.
  ///
  /// - Parameter resizability: How the size follows.
  /// - Returns: The scene.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    placed(WindowPlace(fit: resizability.fit))
  }

  /// Sets where the scene's windows are at first.
  ///
  /// A browser moves only windows that the app has opened with ``OpenWindowAction``, of scenes with a
  /// ``Scene/defaultSize(width:height:)``, and not a tab.
  ///
  /// - Parameter position: The point of the screen that is at the same point of the window, such as `.center`
  ///   or `.topTrailing`.
  /// - Returns: The scene.
  public func defaultPosition(_ position: UnitPoint) -> some Scene {
    placed(WindowPlace(position: position))
  }

  private func placed(_ place: WindowPlace) -> some Scene {
    _Scenes(_content: _content.modifier(PlacedWindow(place: place)), _title: _title)
  }
}

/// Lets the host place the window of the content.
private struct PlacedWindow: ElementModifier {
  let place: WindowPlace

  func modify(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    var place = place
    if case .window(let inner)? = element.state.interaction(.window) {
      place.position = inner.position ?? place.position
      place.fit = inner.fit ?? place.fit
    }
    if place != WindowPlace() { element.state.set(.window(place)) }
  }
}
