/// What actions for users of assistive technology have in common.
public struct AccessibilityActionCategory: Hashable, Sendable {
  /// The name of the category; `nil` if it has none.
  let name: Text?

  /// Actions of no particular kind.
  public static let `default` = AccessibilityActionCategory(name: nil)
  /// Actions that edit the content of the view.
  public static let edit = AccessibilityActionCategory(Text(SystemWord.edit))

  private init(name: Text?) {
    self.name = name
  }

  /// Creates a category.
  ///
  /// - Parameter name: The name, which is read.
  public init(_ name: Text) {
    self.init(name: name)
  }

  /// Creates a category.
  ///
  /// - Parameter nameKey: The name, which is read.
  public init(_ nameKey: LocalizedStringKey) {
    self.init(name: Text(nameKey))
  }

  /// Creates a category.
  ///
  /// - Parameter name: The name, which is read.
  @_disfavoredOverload
  public init(_ name: some StringProtocol) {
    self.init(name: Text(name))
  }
}
