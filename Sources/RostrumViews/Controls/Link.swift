public import Foundation

/// A link to an address outside the app.
///
/// ```swift
/// Link("Documentation", destination: URL(string: "https://example.com/docs")!)
/// ```
///
/// A host opens addresses of web pages, email and telephone numbers; it doesn't follow others.
public struct Link<Label: View>: ContainerView {
  package static var role: ElementRole { .link }
  package let content: Label
  private let destination: URL

  /// Creates a link with a custom label.
  ///
  /// - Parameters:
  ///   - destination: The address of the link.
  ///   - label: The label of the link.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    content = label()
  }

  package func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    let openURL = environment.openURL
    element.content = .link(openURL.target(destination, on: environment.pageOrigin))
    openURL.open(destination, from: &element)
    element.enable(in: environment)
  }
}

extension Link where Label == Text {
  /// Creates a link with a title.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
