/// The presentations of a destination, by what leads to them.
public struct AppDestinationConfigurations<Key: Hashable, PresentationConfiguration> {
  /// The presentations.
  public private(set) var configurations: [Key: PresentationConfiguration]

  /// Makes configurations.
  ///
  /// - Parameter configurations: The presentations.
  public init(configurations: [Key: PresentationConfiguration] = [:]) {
    self.configurations = configurations
  }

  /// The presentation to which something leads.
  ///
  /// - Parameter key: An event, or a system navigation.
  /// - Returns: The presentation, if there is one.
  public func configuration(for key: Key) -> PresentationConfiguration? {
    configurations[key]
  }

  /// Adds a presentation, or replaces the one that is there.
  ///
  /// - Parameters:
  ///   - configuration: The presentation.
  ///   - key: What leads to it.
  public mutating func addConfiguration(_ configuration: PresentationConfiguration, for key: Key) {
    configurations[key] = configuration
  }

  /// Removes all presentations.
  public mutating func removeAllConfigurations() {
    configurations.removeAll()
  }
}
