import CustomDump

extension PresentationState: CustomReflectable {
  /// A mirror of the presented state, without the property wrapper.
  public var customMirror: Mirror { Mirror(reflecting: wrappedValue as Any) }
}
