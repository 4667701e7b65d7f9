import CustomDump

extension StackState: CustomDumpReflectable {
  /// The elements by their identities: `[#0: .detail(…)]`.
  public var customDumpMirror: Mirror {
    Mirror(
      self, unlabeledChildren: zip(ids, self).map { (key: $0, value: $1) },
      displayStyle: .dictionary)
  }
}

extension StackState: CustomReflectable {
  /// The elements by their identities.
  public var customMirror: Mirror { customDumpMirror }
}
