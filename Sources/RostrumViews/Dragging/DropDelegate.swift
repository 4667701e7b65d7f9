public import Foundation
public import RostrumFoundation

/// Decides about what is dropped on a view.
///
/// ```swift
/// struct Shelf: DropDelegate {
///   func performDrop(info: DropInfo) -> Bool {
///     for provider in info.itemProviders(for: [.plainText]) {
///       provider.loadTransferable(type: String.self) { print($0) }
///     }
///     return true
///   }
/// }
///
/// struct Room: View {
///   var body: some View {
///     Text("Shelf").onDrop(of: [.plainText], delegate: Shelf())
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Returns whether the drop is performed.
  ///
  /// - Parameter info: What is dropped.
  /// - Returns: Whether it is.
  func validateDrop(info: DropInfo) -> Bool

  /// Performs the drop.
  ///
  /// - Parameter info: What is dropped.
  /// - Returns: Whether the app takes it.
  func performDrop(info: DropInfo) -> Bool

  /// Called when content that the view takes is dragged over it.
  ///
  /// - Parameter info: No content: a page tells what is dragged when it is dropped.
  func dropEntered(info: DropInfo)

  /// Returns what a drop would do; called once, before the drop is performed.
  ///
  /// - Parameter info: What is dropped.
  /// - Returns: The proposal; `nil` for what the view's types say.
  func dropUpdated(info: DropInfo) -> DropProposal?

  /// Called when the content is dragged away.
  ///
  /// - Parameter info: No content.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Performs each drop of the view's types.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// Proposes nothing.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}

/// What the user drops on a view, and where.
public struct DropInfo {
  /// The place in the view.
  public let location: CGPoint
  let providers: [NSItemProvider]

  /// Returns whether there is content of some types.
  ///
  /// - Parameter contentTypes: The types.
  /// - Returns: Whether a provider has one of the types.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    !itemProviders(for: contentTypes).isEmpty
  }

  /// Returns the content of some types.
  ///
  /// - Parameter contentTypes: The types.
  /// - Returns: The providers that have one of the types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    providers.filter { provider in
      contentTypes.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) }
    }
  }
}

/// What a drop does with the content.
public enum DropOperation: Hashable, Sendable {
  /// Nothing, as if the user had let go elsewhere.
  case cancel
  /// Nothing: the view doesn't take the content.
  case forbidden
  /// The content is copied.
  case copy
  /// The content is moved.
  case move
}

/// What a drop would do.
public struct DropProposal: Hashable, Sendable {
  /// What the drop would do.
  public let operation: DropOperation

  /// Creates a proposal.
  ///
  /// - Parameter operation: What the drop would do.
  public init(operation: DropOperation) {
    self.operation = operation
  }
}

extension View {
  /// Lets the user drop content of other views on the view.
  ///
  /// Files of the user's computer need a `dropDestination(for: URL.self)`.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types of content that the view takes.
  ///   - delegate: Decides about a drop.
  /// - Returns: The view.
  public func onDrop(
    of supportedContentTypes: [UTType], delegate: any DropDelegate
  ) -> some View {
    DelegatedDropBox(content: self, types: supportedContentTypes, delegate: delegate)
  }

  /// Lets the user drop content of other views on the view.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types of content that the view takes.
  ///   - isTargeted: Whether such content is dragged over the view.
  ///   - action: Takes the content.
  /// - Returns: The view.
  @preconcurrency
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping @MainActor ([NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  /// Lets the user drop content of other views on the view.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types of content that the view takes.
  ///   - isTargeted: Whether such content is dragged over the view.
  ///   - action: Takes the content, and its place in the view.
  /// - Returns: The view.
  @preconcurrency
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping @MainActor ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    onDrop(
      of: supportedContentTypes, delegate: ClosureDropDelegate(isTargeted: isTargeted, action))
  }
}

/// Performs drops by a closure.
private struct ClosureDropDelegate: DropDelegate {
  let isTargeted: Binding<Bool>?
  let action: @MainActor ([NSItemProvider], CGPoint) -> Bool

  init(
    isTargeted: Binding<Bool>?, _ action: @escaping @MainActor ([NSItemProvider], CGPoint) -> Bool
  ) {
    self.isTargeted = isTargeted
    self.action = action
  }

  func performDrop(info: DropInfo) -> Bool { action(info.providers, info.location) }
  func dropEntered(info: DropInfo) { isTargeted?.wrappedValue = true }
  func dropExited(info: DropInfo) { isTargeted?.wrappedValue = false }
}

/// A view on which the user can drop what a delegate takes.
private struct DelegatedDropBox<Content: View>: View {
  typealias Body = Never
  let content: Content
  let types: [UTType]
  let delegate: any DropDelegate

  static func _makeNode(
    _ view: consuming Self, _ context: consuming NodeContext
  ) -> ViewNode<Self> {
    DelegatedDropNode(view, context, .group)
  }
}

private final class DelegatedDropNode<Content: View>:
  ElementNode<DelegatedDropBox<Content>, Content>
{
  override func update() {
    let draft = reading { handle.draft { describe(&$0) } }
    handle.take(draft)
    show(view.content)
  }

  private func describe(_ element: inout ElementDraft) {
    element.content = .group(.dropDestination)
    if !environment.isEnabled { element.state.isDisabled = true }
    let delegate = view.delegate
    let types = view.types.map(\.identifier)
    element.onDrop(ofTypes: types) { provider, place in
      let info = DropInfo(location: place, providers: [provider])
      guard delegate.validateDrop(info: info) else { return }
      switch delegate.dropUpdated(info: info)?.operation {
      case .cancel, .forbidden: return
      case .copy, .move, nil: _ = delegate.performDrop(info: info)
      }
    }
    element.on(.target) {
      guard case .target(let isOver) = $0.action else { return }
      let info = DropInfo(location: .zero, providers: [])
      if isOver { delegate.dropEntered(info: info) } else { delegate.dropExited(info: info) }
    }
  }
}
