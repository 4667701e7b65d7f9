extension Shared {
  /// Whether the value is being loaded.
  public var isLoading: Bool { reference.status(observing: .isLoading).isLoading }

  /// The error of the last load, or `nil` if it succeeded.
  public var loadError: (any Error)? { reference.status(observing: .loadError).loadError }

  /// The error of the last save, or `nil` if it succeeded.
  ///
  /// ```swift
  /// if let error = store.$standups.saveError {
  ///   Label(error.localizedDescription, systemImage: "exclamationmark.triangle")
  /// }
  /// ```
  ///
  /// Views and effects that read it observe it.
  public var saveError: (any Error)? { reference.status(observing: .saveError).saveError }

  /// Loads the stored value.
  ///
  /// - Throws: The key's error, which is also available as ``loadError``.
  public func load() async throws { try await reference.load() }

  /// Saves the value now.
  ///
  /// - Throws: The key's error, which is also available as ``saveError``.
  public func save() async throws { try await reference.save() }
}

extension SharedReader {
  /// Whether the value is being loaded.
  public var isLoading: Bool { place.status(observing: .isLoading).isLoading }

  /// The error of the last load, or `nil` if it succeeded.
  public var loadError: (any Error)? { place.status(observing: .loadError).loadError }

  /// Loads the stored value.
  ///
  /// - Throws: The key's error, which is also available as ``loadError``.
  public func load() async throws { try await place.load() }
}
