import RostrumScenes

/// A modifier that replaces the back button of a view.
public struct BackNavigationModifier: ViewModifier {
  let image: Image
  let action: (@MainActor () -> Void)?

  /// Creates the modifier.
  ///
  /// - Parameters:
  ///   - buttonImage: The symbol of the button, or `nil` for the default symbol.
  ///   - selectionAction: The action of the button and of all other ways to go back.
  public init(buttonImage: Image? = nil, selectionAction: (@MainActor () -> Void)? = nil) {
    image = buttonImage ?? Image(systemName: "chevron.backward")
    action = selectionAction
  }

  /// The content with the button.
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
  /// Replaces the back button of a view.
  ///
  /// Other ways to go back, such as the browser's history, perform the same action.
  ///
  /// ```swift
  /// destinationView(for: id)
  ///   .goBackButton { backToPreviousDestination(currentDestination: destinationToBuild) }
  /// ```
  ///
  /// - Parameters:
  ///   - buttonImage: The symbol of the button, or `nil` for the default symbol.
  ///   - useGlassBackground: Whether the button has a glass background; ignored in a browser.
  ///   - selectionAction: The action of the button and of all other ways to go back.
  /// - Returns: The view.
  public func goBackButton(
    buttonImage: Image? = nil, useGlassBackground: Bool? = nil,
    selectionAction: (@MainActor () -> Void)?
  ) -> some View {
    modifier(BackNavigationModifier(buttonImage: buttonImage, selectionAction: selectionAction))
  }
}
