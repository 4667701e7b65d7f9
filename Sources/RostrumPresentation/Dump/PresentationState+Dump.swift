import CustomDump

extension PresentationState: CustomReflectable {
  /// What is presented: the presentation itself does not show in a dump.
  public var customMirror: Mirror { Mirror(reflecting: wrappedValue as Any) }
}
