import RostrumViews

/// A modifier that replaces the back button of a screen.
public struct BackNavigationModifier: ViewModifier {
  let image: Image
  let action: (@MainActor () -> Void)?

  /// Creates the modifier.
  ///
  /// - Parameters:
  ///   - buttonImage: The symbol of the button; `nil` for the usual one.
  ///   - selectionAction: The action of the button, and of the other ways of going back.
  public init(buttonImage: Image? = nil, selectionAction: (@MainActor () -> Void)? = nil) {
    image = buttonImage ?? Image(systemName: "chevron.backward")
    action = selectionAction
  }

  /// The view on a screen with the button.
  public func body(content: Content) -> some View {
    content
      .navigationBackAction(action)
      .toolbar {
        ToolbarItem(placement: .topBarLeading) {
          Button {
            action?()
          } label: {
            Label {
              Text("Back")
            } icon: {
              image
            }
          }
        }
      }
  }
}

extension View {
  /// Replaces the back button of a screen.
  ///
  /// Going back in another way, such as with the browser's history, performs the same action.
  ///
  /// ```swift
  /// destinationView(for: id)
  ///   .goBackButton { backToPreviousDestination(currentDestination: destinationToBuild) }
  /// ```
  ///
  /// - Parameters:
  ///   - buttonImage: The symbol of the button; `nil` for the usual one.
  ///   - useGlassBackground: Whether the button has a background of glass. A browser draws none.
  ///   - selectionAction: The action of the button, and of the other ways of going back.
  /// - Returns: The view.
  public func goBackButton(
    buttonImage: Image? = nil, useGlassBackground: Bool? = nil,
    selectionAction: (@MainActor () -> Void)?
  ) -> some View {
    modifier(BackNavigationModifier(buttonImage: buttonImage, selectionAction: selectionAction))
  }
}
