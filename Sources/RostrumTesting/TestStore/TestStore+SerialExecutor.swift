extension TestStore {
  /// Whether effects run one after the other, which they always do: writing does nothing.
  @available(*, deprecated, message: "A test store always runs its effects in order.")
  public var useMainSerialExecutor: Bool {
    get { true }
    set { _ = newValue }
  }
}
