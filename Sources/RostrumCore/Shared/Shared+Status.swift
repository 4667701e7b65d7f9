extension Shared {
  /// Whether the value is being loaded.
  public var isLoading: Bool { reference.status.isLoading }

  /// Why the value could not be loaded, if it could not.
  public var loadError: (any Error)? { reference.status.loadError }

  /// Why the value could not be kept, if it could not; `nil` again as soon as it is kept.
  ///
  /// A view or an effect that reads it is told when it changes.
  public var saveError: (any Error)? { reference.status.saveError }

  /// Gets the value that is kept.
  ///
  /// - Throws: What the key throws; it stays in ``loadError``.
  public func load() async throws { try await reference.load() }

  /// Keeps the value now.
  ///
  /// - Throws: What the key throws; it stays in ``saveError``.
  public func save() async throws { try await reference.save() }
}

extension SharedReader {
  /// Whether the value is being loaded.
  public var isLoading: Bool { place.status.isLoading }

  /// Why the value could not be loaded, if it could not.
  public var loadError: (any Error)? { place.status.loadError }

  /// Gets the value that is kept.
  ///
  /// - Throws: What the key throws; it stays in ``loadError``.
  public func load() async throws { try await place.load() }
}
