public import Foundation

/// Leads to an address outside of the app.
///
/// ```swift
/// Link("Documentation", destination: URL(string: "https://example.com/docs")!)
/// ```
///
/// A host opens addresses of pages, mail and telephones; others it does not follow.
public struct Link<Label: View>: ContainerView {
  package static var role: ElementRole { .link }
  package let content: Label
  private let destination: URL

  /// A link with a label of views.
  ///
  /// - Parameters:
  ///   - destination: Where it leads.
  ///   - label: What the link shows.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    content = label()
  }

  package func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    let openURL = environment.openURL
    element.content = .link(openURL.target(destination))
    openURL.open(destination, from: &element)
    element.enable(in: environment)
  }
}

extension Link where Label == Text {
  /// A link with a text.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// A link with a text.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
