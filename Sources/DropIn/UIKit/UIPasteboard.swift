public import Foundation
import RostrumDependencies
import RostrumViews

/// The user's clipboard, as far as browsers give a page access to it.
///
/// ```swift
/// Button("Copy the link") { UIPasteboard.general.url = link }
/// ```
///
/// Browsers accept text for the clipboard for a few seconds after a user's interaction, on a page
/// that was loaded over HTTPS or from the same machine. As on Apple's systems, the app isn't
/// notified of a rejection. No browser lets a page read what was copied elsewhere, so a pasteboard
/// contains what its own session copied last. Each session of a server has its own pasteboard.
///
/// Copy in a view's action, or in a task or an effect that such an action starts, because only
/// these identify the session.
public final class UIPasteboard: Sendable {
  private enum Item: Sendable {
    case text(String)
    case address(URL)

    var text: String {
      switch self {
      case .text(let text): text
      case .address(let url): url.absoluteString
      }
    }

    var url: URL? {
      if case .address(let url) = self { url } else { nil }
    }
  }

  /// The clipboard of the current session's user.
  public static var general: UIPasteboard { DependencyValues.current[PasteboardKey.self] }

  private let items = LockIsolated<[Item]>([])

  fileprivate init() {}

  /// The first string on the pasteboard, or `nil` if the session has copied no string.
  public var string: String? {
    get { items.value.first?.text }
    set { copy([newValue].compactMap { $0 }.map(Item.text)) }
  }

  /// The strings that the session copied last.
  ///
  /// On the clipboard, each is on a line of its own.
  public var strings: [String]? {
    get { items.value.isEmpty ? nil : items.value.map(\.text) }
    set { copy((newValue ?? []).map(Item.text)) }
  }

  /// The first URL on the pasteboard, or `nil` if the session has copied no URL.
  public var url: URL? {
    get { items.value.lazy.compactMap(\.url).first }
    set { copy([newValue].compactMap { $0 }.map(Item.address)) }
  }

  /// The URLs that the session copied last.
  ///
  /// On the clipboard, each is on a line of its own.
  public var urls: [URL]? {
    get {
      let urls = items.value.compactMap(\.url)
      return urls.isEmpty ? nil : urls
    }
    set { copy((newValue ?? []).map(Item.address)) }
  }

  /// Whether the session copied a string, or a URL, which counts as a string.
  public var hasStrings: Bool { !items.value.isEmpty }

  /// Whether the session copied a URL.
  public var hasURLs: Bool { url != nil }

  /// The number of strings and URLs that the session copied last.
  public var numberOfItems: Int { items.value.count }

  /// Forgets what the session has copied, and leaves the clipboard as it is.
  func forget() { items.setValue([]) }

  private func copy(_ new: [Item]) {
    items.setValue(new)
    GraphReference.current?.copy(new.map(\.text).joined(separator: "\n"))
  }
}

/// The pasteboard of a session, stored among the session's dependencies.
private enum PasteboardKey: DependencyKey {
  static var liveValue: UIPasteboard { UIPasteboard() }
  static var testValue: UIPasteboard { UIPasteboard() }
}
