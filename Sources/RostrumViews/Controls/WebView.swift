public import Foundation
import IssueReporting

/// A page of the web within a view.
///
/// ```swift
/// struct TripApp: App {
///   var body: some Scene {
///     WindowGroup {
///       WebView(url: URL(string: "https://www.openstreetmap.org/export/embed.html"))
///         .accessibilityLabel("Map")
///     }
///     .webViewOrigins(["https://www.openstreetmap.org"])
///   }
/// }
/// ```
///
/// The view shows pages of the origins that `webViewOrigins(_:)` lists, except for the app's own. It
/// reports an issue for any other address, and shows a link to it instead.
///
/// The web host shows the page in a frame with a sandbox: the page may run its scripts, keep data, send
/// forms and open windows, but it can't navigate the app's page, download files or show dialogs. The page
/// must allow that it is shown in frames; many servers don't.
public struct WebView: View {
  private let source: Source
  @Environment(\.webViewOrigins) private var origins
  @Environment(\.pageOrigin) private var pageOrigin

  private enum Source {
    case url(URL?)
    case page(WebPage)
  }

  /// Creates a view that shows the page at an address.
  ///
  /// - Parameter url: The address; the view is empty for `nil`.
  public init(url: URL?) {
    source = .url(url)
  }

  /// Creates a view that shows what an app loads.
  ///
  /// - Parameter page: The model, which the app keeps.
  public init(_ page: WebPage) {
    source = .page(page)
  }

  /// A frame with the page, or a link to a page that isn't allowed.
  public var body: some View {
    content.onChange(of: refusal, initial: true) {
      if let refusal { reportIssue(refusal.message) }
    }
  }

  @ViewBuilder private var content: some View {
    if let url, refusal == nil {
      WebFrame(address: url.absoluteString).id(loads)
    } else {
      WebViewPlaceholder(url: url)
    }
  }

  private var url: URL? {
    switch source {
    case .url(let url): url
    case .page(let page): page.url
    }
  }

  private var loads: Int {
    switch source {
    case .url: 0
    case .page(let page): page.loads
    }
  }

  private var refusal: WebViewRefusal? {
    guard let url else { return nil }
    guard url.isWebPage, let origin = Origin(url) else { return .scheme(url) }
    if origin == pageOrigin { return .own(url) }
    return origins.contains(origin) ? nil : .origin(url, origin.text)
  }
}

/// The reason why a web view doesn't show a page.
private enum WebViewRefusal: Hashable {
  case scheme(URL)
  case own(URL)
  case origin(URL, String)

  var message: String {
    switch self {
    case .scheme(let url):
      """
      A web view was to show an address that isn't that of a web page: \(url.absoluteString)

      Use an address that begins with "https:" or "http:".
      """
    case .own(let url):
      """
      A web view was to show a page of the app itself: \(url.absoluteString)

      An app has no frames with its own pages. Present the screen as a view.
      """
    case .origin(let url, let origin):
      """
      A web view was to show a page of an origin that isn't allowed: \(url.absoluteString)

      If the app may show pages of the origin, say so where it declares its scene:

          WindowGroup { … }
            .webViewOrigins(["\(origin)"])
      """
    }
  }
}

extension URL {
  /// Whether the address is that of a web page.
  fileprivate var isWebPage: Bool { ["http", "https"].contains(scheme?.lowercased()) }
}

private struct WebFrame: LeafView {
  static var role: ElementRole { .webView }
  let address: String

  func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    element.content = .webView(address)
  }
}

/// A link in place of a page that isn't shown.
private struct WebViewPlaceholder: View {
  let url: URL?

  var body: some View {
    VStack {
      if let url, url.isWebPage {
        Link(destination: url) { Text(verbatim: url.host() ?? url.absoluteString) }
      } else if let url {
        Text(verbatim: url.absoluteString)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
