public import Foundation
internal import RostrumFoundation

/// A button with which the user passes something on to other people or programs.
///
/// ```swift
/// ShareLink(item: recipe.url, subject: Text(recipe.title))
/// ```
///
/// A browser that can share, such as that of a phone, shows its system's choices. Others copy the
/// address or the texts to the clipboard, and say so. A value of the app that is neither an address nor
/// a text is a file that is made when the user presses the button. Browsers that can't share files
/// download it:
///
/// ```swift
/// struct Report: Transferable {
///   static var transferRepresentation: some TransferRepresentation {
///     DataRepresentation(exportedContentType: .pdf) { try $0.pdf() }
///   }
/// }
///
/// ShareLink(item: report, preview: SharePreview(report.title))
/// ```
public struct ShareLink<Label: View>: View {
  private let items: [SharedItem]
  private let subject: Text?
  private let message: Text?
  private let label: Label
  @Environment(\.fileHost) private var host
  @Environment(\.textContext) private var context

  init(_ items: [SharedItem], _ subject: Text?, _ message: Text?, _ label: Label) {
    self.items = items
    self.subject = subject
    self.message = message
    self.label = label
  }

  /// Creates a button that shares a URL.
  ///
  /// - Parameters:
  ///   - item: The URL.
  ///   - subject: The subject, for programs that have one.
  ///   - message: A text that accompanies the URL.
  ///   - label: The content of the button.
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init([SharedItem(item)], subject, message, label())
  }

  /// Creates a button that shares a text.
  ///
  /// - Parameters:
  ///   - item: The text.
  ///   - subject: The subject, for programs that have one.
  ///   - message: A text before the item.
  ///   - label: The content of the button.
  public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init([SharedItem(item)], subject, message, label())
  }

  /// A button in the environment's style.
  public var body: some View {
    Button {
      if !items.words.isEmpty { host?.share(items.words.map(\.text)) }
      items.offer(by: host, in: context)
    } label: {
      label
    }
    .modifier(
      ShareModifier(
        words: items.words, hasFiles: items.hasFiles, subject: subject, message: message))
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a button that shares a URL.
  ///
  /// - Parameters:
  ///   - item: The URL.
  ///   - subject: The subject, for programs that have one.
  ///   - message: A text that accompanies the URL.
  public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init([SharedItem(item)], subject, message, DefaultShareLinkLabel(title: nil))
  }

  /// Creates a button that shares a text.
  ///
  /// - Parameters:
  ///   - item: The text.
  ///   - subject: The subject, for programs that have one.
  ///   - message: A text before the item.
  public init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init([SharedItem(item)], subject, message, DefaultShareLinkLabel(title: nil))
  }

  /// Creates a button with a title that shares a URL.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - item: The URL.
  ///   - subject: The subject, for programs that have one.
  ///   - message: A text that accompanies the URL.
  public init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    let label = DefaultShareLinkLabel(title: Text(titleKey))
    self.init([SharedItem(item)], subject, message, label)
  }

  /// Creates a button with a title that shares a text.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - item: The text.
  ///   - subject: The subject, for programs that have one.
  ///   - message: A text before the item.
  public init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    let label = DefaultShareLinkLabel(title: Text(titleKey))
    self.init([SharedItem(item)], subject, message, label)
  }
}

/// The label of a ``ShareLink`` without a label of its own.
public struct DefaultShareLinkLabel: View {
  let title: Text?

  /// A title with the symbol for sharing.
  public var body: some View {
    Label {
      title ?? Text(SystemWord.share)
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

package struct ShareModifier: ElementModifier {
  let words: [TransferredWords]
  let hasFiles: Bool
  let subject: Text?
  let message: Text?

  package func modify(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    if words.isEmpty, !hasFiles { return }
    let context = environment.textContext
    let urls = words.filter(\.isAddress).map(\.text)
    let texts =
      [message?.resolved(in: context)].compactMap(\.self)
      + words.filter { !$0.isAddress }.map(\.text) + urls.dropFirst()
    element.state.set(
      .sharing(
        SharedContent(
          subject: subject?.resolved(in: context),
          text: texts.isEmpty ? nil : texts.joined(separator: "\n"),
          address: urls.first,
          notice: Text(SystemWord.copied).resolved(in: context), hasFiles: hasFiles)))
  }
}
