import Foundation
public import RostrumFoundation

extension View {
  /// Puts content on the clipboard when the user copies while the focus is on the view or within it.
  ///
  /// ```swift
  /// Board(notes)
  ///   .focusable()
  ///   .onCopyCommand { notes.map { NSItemProvider(object: $0.title) } }
  /// ```
  ///
  /// A page puts texts on the clipboard: those of the providers, each on a line of its own. A field, and
  /// words that the user has selected, are copied as ever.
  ///
  /// - Parameter payloadAction: Returns the content; `nil` for no command.
  /// - Returns: The view.
  @preconcurrency
  public func onCopyCommand(
    perform payloadAction: (@MainActor () -> [NSItemProvider])?
  ) -> some View {
    modifier(ClipboardCommand(command: .copy, action: payloadAction))
  }

  /// Puts content on the clipboard when the user cuts while the focus is on the view or within it.
  ///
  /// - Parameter payloadAction: Removes the content and returns it; `nil` for no command.
  /// - Returns: The view.
  @preconcurrency
  public func onCutCommand(
    perform payloadAction: (@MainActor () -> [NSItemProvider])?
  ) -> some View {
    modifier(ClipboardCommand(command: .cut, action: payloadAction))
  }

  /// Takes the text on the clipboard when the user pastes while the focus is on the view or within it.
  ///
  /// ```swift
  /// Board(notes)
  ///   .focusable()
  ///   .onPasteCommand(of: [.plainText]) { providers in
  ///     for provider in providers {
  ///       provider.loadTransferable(type: String.self) { add($0) }
  ///     }
  ///   }
  /// ```
  ///
  /// A page passes on texts and addresses.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types of content that the view takes.
  ///   - payloadAction: Receives the content.
  /// - Returns: The view.
  @preconcurrency
  public func onPasteCommand(
    of supportedContentTypes: [UTType],
    perform payloadAction: @escaping @MainActor ([NSItemProvider]) -> Void
  ) -> some View {
    modifier(PasteCommand(types: supportedContentTypes, action: payloadAction))
  }

  /// Takes the text on the clipboard when the user pastes while the focus is on the view or within it, if it
  /// is valid.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types of content that the view takes.
  ///   - validator: Makes a value of the content; `nil` if it isn't valid.
  ///   - payloadAction: Receives the value.
  /// - Returns: The view.
  @preconcurrency
  public func onPasteCommand<Payload>(
    of supportedContentTypes: [UTType],
    validator: @escaping @MainActor ([NSItemProvider]) -> Payload?,
    perform payloadAction: @escaping @MainActor (Payload) -> Void
  ) -> some View {
    onPasteCommand(of: supportedContentTypes) { providers in
      if let payload = validator(providers) { payloadAction(payload) }
    }
  }
}

/// Puts content on the clipboard when its keys are pressed.
private struct ClipboardCommand: ElementModifier {
  let command: ClipboardCommands
  let action: (@MainActor () -> [NSItemProvider])?

  func modify(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    guard let action, environment.isEnabled else { return }
    let keys = command.keys
    let modifier = KeyPressModifier(request: KeyRequest(clipboard: command)) { press in
      let isCommand = !press.modifiers.isDisjoint(with: [.control, .command])
      guard isCommand, keys.contains(press.key.unshifted) else { return .ignored }
      put(action())
      return .handled
    }
    modifier.modify(&element, in: environment)
  }

  /// Puts the texts of providers on the clipboard.
  private func put(_ providers: [NSItemProvider]) {
    guard !providers.isEmpty, let reference = GraphReference.current else { return }
    reference.graph?.liveTaskCount += 1
    Task { @MainActor in
      var texts: [String] = []
      for provider in providers {
        if let text = await provider.text { texts.append(text) }
      }
      reference.graph?.liveTaskCount -= 1
      if !texts.isEmpty { reference.copy(texts.joined(separator: "\n")) }
    }
  }
}

/// Takes the text on the clipboard.
private struct PasteCommand: ElementModifier {
  let types: [UTType]
  let action: @MainActor ([NSItemProvider]) -> Void

  func modify(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    let (takesTexts, takesURLs) = (takes(.utf8PlainText), takes(.url))
    guard environment.isEnabled, takesTexts || takesURLs else { return }
    let action = action
    element.onPaste { text in
      let words = text.trimmingCharacters(in: .whitespacesAndNewlines)
      if takesURLs, let url = URL(string: words), url.scheme != nil {
        action([NSItemProvider(object: url)])
      } else if takesTexts {
        action([NSItemProvider(object: text)])
      }
    }
  }

  private func takes(_ type: UTType) -> Bool {
    types.contains { type.conforms(to: $0) }
  }
}
