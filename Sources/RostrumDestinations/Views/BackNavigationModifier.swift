import RostrumViews

/// Puts a back button of the app's own in the place of the usual one.
public struct BackNavigationModifier: ViewModifier {
  let image: Image
  let action: (@MainActor () -> Void)?

  /// Makes the modifier.
  ///
  /// - Parameters:
  ///   - buttonImage: The symbol of the button; `nil` for the usual one.
  ///   - selectionAction: What it does.
  public init(buttonImage: Image? = nil, selectionAction: (@MainActor () -> Void)?) {
    image = buttonImage ?? Image(systemName: "chevron.backward")
    action = selectionAction
  }

  /// The view on a screen with the button.
  public func body(content: Content) -> some View {
    content
      .navigationBarBackButtonHidden(true)
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
  /// Puts a back button of the app's own in the place of the usual one.
  ///
  /// ```swift
  /// destinationView(for: id)
  ///   .goBackButton { backToPreviousDestination(currentDestination: destinationToBuild) }
  /// ```
  ///
  /// - Parameters:
  ///   - buttonImage: The symbol of the button; `nil` for the usual one.
  ///   - selectionAction: What it does.
  /// - Returns: The view.
  public func goBackButton(
    buttonImage: Image? = nil, selectionAction: (@MainActor () -> Void)?
  ) -> some View {
    modifier(BackNavigationModifier(buttonImage: buttonImage, selectionAction: selectionAction))
  }
}
