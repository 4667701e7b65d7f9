public import Foundation
public import Observation

/// What a ``WebView`` shows, as a model that an app can change.
///
/// ```swift
/// struct HelpView: View {
///   @State private var page = WebPage()
///   let start: URL
///
///   var body: some View {
///     WebView(page)
///       .onAppear { page.load(start) }
///       .toolbar { Button("Start Over") { page.load(start) } }
///   }
/// }
/// ```
///
/// A browser keeps the pages of different origins apart: an app can choose which page a frame shows, and
/// doesn't learn where the user goes from there, or what the page contains.
@MainActor @Observable
public final class WebPage {
  /// The address that the app has loaded last.
  public private(set) var url: URL?
  /// How often the app has loaded an address.
  private(set) var loads = 0

  /// Creates a page without an address.
  public init() {}

  /// Shows the page at an address, from its start.
  ///
  /// - Parameter url: The address; `nil` for an empty page.
  public func load(_ url: URL?) {
    self.url = url
    loads += 1
  }

  /// Shows the address that the app has loaded last again, from its start.
  public func reload() { loads += 1 }
}
