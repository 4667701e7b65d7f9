public import Foundation
public import RostrumFoundation

extension View {
  /// Lets the user drop content on the view.
  ///
  /// ```swift
  /// Folder(folder)
  ///   .dropDestination(for: Recipe.self) { recipes, _ in
  ///     folder.recipes += recipes
  ///     return true
  ///   } isTargeted: { isTargeted = $0 }
  /// ```
  ///
  /// The content is that of a view with `draggable(_:)`. A destination for `URL`, `Data` or a type with a
  /// `FileRepresentation` or `DataRepresentation` also takes files from the user's computer: they are
  /// sent like those of `fileImporter(isPresented:allowedContentTypes:onCompletion:)`, and a button
  /// lets users choose them who don't drag. Content that can't be made into a value of the type isn't
  /// passed on.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the content.
  ///   - action: Receives the content and its place in the view, which is zero for files; the result
  ///     says whether the app takes it.
  ///   - isTargeted: Called when content that the view takes is dragged over it, or away from it.
  /// - Returns: The view.
  @preconcurrency
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping @MainActor (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: (@MainActor (Bool) -> Void)? = nil
  ) -> some View {
    modifier(DropDestination(action: { _ = action($0, $1) }, isTargeted: isTargeted))
  }
}

package struct DropDestination<T: Transferable>: ViewModifier {
  let action: @MainActor ([T], CGPoint) -> Void
  let isTargeted: (@MainActor (Bool) -> Void)?

  package func body(content: Content) -> some View {
    if T.transferForms.fileImports.isEmpty {
      DropBox(content: content, chooser: nil, action: action, isTargeted: isTargeted)
    } else {
      FileDropBox(content: content, action: action, isTargeted: isTargeted)
    }
  }
}

/// A view on which the user can drop content, and files if it has a chooser.
struct DropBox<T: Transferable, Content: View>: View {
  typealias Body = Never
  let content: Content
  let chooser: FileChooser?
  let action: @MainActor ([T], CGPoint) -> Void
  let isTargeted: (@MainActor (Bool) -> Void)?

  static func _makeNode(
    _ view: consuming Self, _ context: consuming NodeContext
  ) -> ViewNode<Self> {
    DropNode(view, context, .group)
  }
}

private final class DropNode<T: Transferable, Content: View>:
  ElementNode<DropBox<T, Content>, Content>
{
  override func update() {
    let draft = reading { handle.draft { describe(&$0) } }
    handle.take(draft)
    show(view.content)
  }

  private func describe(_ element: inout ElementDraft) {
    element.content = .group(.dropDestination)
    if !environment.isEnabled { element.state.isDisabled = true }
    if let chooser = view.chooser { element.state.set(.fileChooser(chooser)) }
    element.onDrop(of: T.self, isObserved: view.isTargeted != nil, view.action)
    if let isTargeted = view.isTargeted {
      element.on(.target) { if case .target(let isOver) = $0.action { isTargeted(isOver) } }
    }
  }
}
