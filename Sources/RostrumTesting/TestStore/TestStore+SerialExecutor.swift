extension TestStore {
  /// Whether effects run serially: always `true`, and setting it is a no-op.
  @available(*, deprecated, message: "A test store always runs its effects in order.")
  public var useMainSerialExecutor: Bool {
    get { true }
    set { _ = newValue }
  }
}
