import Foundation
import RostrumViews

/// A view with an ID that can be stored in a property of another view.
public struct ContainerView<Content: View>: View, Identifiable, Equatable {
  /// The ID of the content.
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

  /// The content; a different ID is a different view with new state.
  public var body: some View { content.id(id) }

  /// Whether two containers have the same ID.
  public nonisolated static func == (first: Self, second: Self) -> Bool { first.id == second.id }
}

/// A view that shows a container which is stored in a property of another view.
public struct BindableContainerView: View, Identifiable {
  /// The ID of the view.
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
