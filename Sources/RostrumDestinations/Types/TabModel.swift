/// A tab of a tab view.
///
/// Two models of the same tab are equal, so a selection can be stored and restored.
public struct TabModel<TabType: TabTypeable>: Hashable, Identifiable {
  /// The type of the tab.
  public let type: TabType

  /// The type of the tab, which identifies it.
  public var id: TabType { type }

  /// Creates the model of a tab.
  ///
  /// - Parameter type: The type of the tab.
  public init(type: TabType) {
    self.type = type
  }
}

extension TabModel: Sendable where TabType: Sendable {}
extension TabModel: Encodable where TabType: Encodable {}
extension TabModel: Decodable where TabType: Decodable {}
