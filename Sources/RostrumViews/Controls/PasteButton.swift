public import Foundation

/// A button that passes the content of the user's clipboard to the app.
///
/// ```swift
/// PasteButton(payloadType: String.self) { texts in
///   print(texts)
/// }
/// ```
///
/// The app sees the clipboard only when the user presses the button. A browser may ask the user
/// first, and it refuses access on pages that were loaded over plain HTTP from a different machine:
/// the page then shows a message, and the closure isn't called.
public struct PasteButton: View {
  private let onPaste: @MainActor (String) -> Void

  /// Creates a button that pastes text.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the pasted items.
  ///   - onPaste: Called with the text on the clipboard as the only element.
  @preconcurrency
  public init(payloadType: String.Type, onPaste: @escaping @MainActor ([String]) -> Void) {
    self.onPaste = { onPaste([$0]) }
  }

  /// Creates a button that pastes URLs.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the pasted items.
  ///   - onPaste: Called with the URLs in the text on the clipboard, in order. They are separated
  ///     by white space. The closure isn't called if the text contains anything else.
  @preconcurrency
  public init(payloadType: URL.Type, onPaste: @escaping @MainActor ([URL]) -> Void) {
    self.onPaste = { text in
      let words = text.split(whereSeparator: \.isWhitespace)
      let urls = words.compactMap { URL(string: String($0)) }.filter { $0.scheme != nil }
      if !urls.isEmpty, urls.count == words.count { onPaste(urls) }
    }
  }

  /// A button in the environment's style.
  public var body: some View {
    Button {
    } label: {
      Label {
        Text(SystemWord.paste)
      } icon: {
        Image(systemName: "doc.on.clipboard")
      }
    }
    .modifier(PasteModifier(onPaste: onPaste))
  }
}

package struct PasteModifier: ElementModifier {
  let onPaste: @MainActor (String) -> Void

  package func modify(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    element.onPaste(onPaste)
  }
}
