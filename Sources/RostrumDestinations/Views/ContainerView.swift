import Foundation
import RostrumViews

/// A view with an identity, which another view can hold in a property.
public struct ContainerView<Content: View>: View, Identifiable, Equatable {
  /// The identity of the content.
  public nonisolated let id: UUID
  /// The content.
  public let content: Content

  /// Creates a container.
  ///
  /// - Parameter content: The content.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content(), id: UUID())
  }

  /// Creates a container.
  ///
  /// - Parameter view: The content.
  public init(view: Content) {
    self.init(view, id: UUID())
  }

  init(_ content: Content, id: UUID) {
    self.id = id
    self.content = content
  }

  /// The content; another identity is another view, with new state.
  public var body: some View { content.id(id) }

  /// Whether two containers have the same identity.
  public nonisolated static func == (first: Self, second: Self) -> Bool { first.id == second.id }
}

/// A view that follows a container which another view holds in a property.
public struct BindableContainerView: View, Identifiable {
  /// The identity of the view.
  public nonisolated let id = UUID()
  /// The container.
  public let content: Binding<ContainerView<AnyView>>

  /// Creates a view.
  ///
  /// - Parameter content: The container.
  public init(content: Binding<ContainerView<AnyView>>) {
    self.content = content
  }

  /// The container.
  public var body: some View { content.wrappedValue }
}
