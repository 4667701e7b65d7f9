/// One tab of a tab view.
///
/// It is a value: two models of one tab are equal, so a selection can be stored and restored.
public struct TabModel<TabType: TabTypeable>: Hashable, Identifiable {
  /// Which tab it is.
  public let type: TabType

  /// The tab is its own identity.
  public var id: TabType { type }

  /// Makes the model of a tab.
  ///
  /// - Parameter type: Which tab it is.
  public init(type: TabType) {
    self.type = type
  }
}

extension TabModel: Sendable where TabType: Sendable {}
extension TabModel: Encodable where TabType: Encodable {}
extension TabModel: Decodable where TabType: Decodable {}
