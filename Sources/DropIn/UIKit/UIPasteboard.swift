public import Foundation
import RostrumDependencies
import RostrumViews

/// The clipboard of the user, as far as a browser lets a page use it.
///
/// ```swift
/// Button("Copy the link") { UIPasteboard.general.url = link }
/// ```
///
/// A browser takes text for the clipboard for a few seconds after what the user did, on a page that was
/// loaded over HTTPS or from the same machine; as on Apple's systems, an app isn't told of a refusal. No
/// browser lets a page read what others have copied, so a pasteboard holds what its own session has
/// copied last. Each session of a server has one of its own.
///
/// Copy in an action of a view, or in a task or an effect that such an action starts: only there is it
/// known whose clipboard is meant.
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

  /// The text that the session has copied last, or the first of several; `nil` for none.
  public var string: String? {
    get { items.value.first?.text }
    set { copy([newValue].compactMap { $0 }.map(Item.text)) }
  }

  /// The texts that the session has copied last; on the clipboard each stands on a line of its own.
  public var strings: [String]? {
    get { items.value.isEmpty ? nil : items.value.map(\.text) }
    set { copy((newValue ?? []).map(Item.text)) }
  }

  /// The URL that the session has copied last, or the first of several; `nil` for none.
  public var url: URL? {
    get { items.value.lazy.compactMap(\.url).first }
    set { copy([newValue].compactMap { $0 }.map(Item.address)) }
  }

  /// The URLs that the session has copied last; on the clipboard each stands on a line of its own.
  public var urls: [URL]? {
    get {
      let urls = items.value.compactMap(\.url)
      return urls.isEmpty ? nil : urls
    }
    set { copy((newValue ?? []).map(Item.address)) }
  }

  /// Whether the session has copied a text or a URL, which counts as text, too.
  public var hasStrings: Bool { !items.value.isEmpty }

  /// Whether the session has copied a URL.
  public var hasURLs: Bool { url != nil }

  /// How many texts and URLs the session has copied last.
  public var numberOfItems: Int { items.value.count }

  private func copy(_ new: [Item]) {
    items.setValue(new)
    GraphReference.current?.copy(new.map(\.text).joined(separator: "\n"))
  }
}

/// Keeps the pasteboard of a session with the session's other dependencies.
private enum PasteboardKey: DependencyKey {
  static var liveValue: UIPasteboard { UIPasteboard() }
  static var testValue: UIPasteboard { UIPasteboard() }
}
