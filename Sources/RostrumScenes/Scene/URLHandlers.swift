public import Foundation

/// A view that handles the URLs with which the app is opened.
@MainActor
protocol URLHandler: AnyObject {
  /// Whether the view is in front of the user.
  var isVisible: Bool { get }
  func receive(_ url: URL)
}

/// The views of the scene that handle URLs.
final class URLHandlers: GraphService {
  private var all: [any URLHandler] = []

  /// The handlers whose views are in front of the user.
  var visible: [any URLHandler] { all.filter(\.isVisible) }

  override func receive(_ url: URL) -> Bool {
    let handlers = visible
    for handler in handlers { handler.receive(url) }
    return !handlers.isEmpty
  }

  func add(_ handler: any URLHandler) {
    all.append(handler)
  }

  func remove(_ handler: any URLHandler) {
    all.removeAll { $0 === handler }
  }
}

extension ViewGraph {
  /// Passes a URL with which the app is opened to the views that handle URLs.
  ///
  /// - Parameter url: The URL.
  /// - Returns: Whether any visible view handles URLs.
  @discardableResult
  public func receive(_ url: URL) -> Bool {
    var isHandled = false
    asCurrent { isHandled = service(URLHandlers.self).receive(url) }
    return isHandled
  }

  /// Whether any visible view handles the URLs with which the app is opened.
  ///
  /// O(n) in the number of views with `onOpenURL`.
  public var takesURLs: Bool { !service(URLHandlers.self).visible.isEmpty }
}
