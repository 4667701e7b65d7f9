public import Foundation

// The dialogs of a browser have words of its own, and begin where its user was last.

extension View {
  /// Sets the message of file dialogs.
  ///
  /// SwiftUI shows it on macOS only, and a browser's dialog has no place for it.
  ///
  /// - Parameter message: The message.
  /// - Returns: The view.
  public func fileDialogMessage(_ message: Text?) -> some View { self }

  /// Sets the message of file dialogs.
  ///
  /// - Parameter messageKey: The message.
  /// - Returns: The view.
  public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View { self }

  /// Sets the label of the button that confirms file dialogs.
  ///
  /// SwiftUI shows it on macOS only, and a browser's dialog has a button of its own.
  ///
  /// - Parameter label: The label.
  /// - Returns: The view.
  public func fileDialogConfirmationLabel(_ label: Text?) -> some View { self }

  /// Sets the label of the button that confirms file dialogs.
  ///
  /// - Parameter labelKey: The label.
  /// - Returns: The view.
  public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  /// Sets the folder in which file dialogs begin.
  ///
  /// A browser doesn't let a page choose the folder.
  ///
  /// - Parameter defaultDirectory: The folder.
  /// - Returns: The view.
  public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { self }

  /// Names the settings that file dialogs keep.
  ///
  /// A browser keeps settings of its own.
  ///
  /// - Parameter id: The name.
  /// - Returns: The view.
  public func fileDialogCustomizationID(_ id: String) -> some View { self }
}
