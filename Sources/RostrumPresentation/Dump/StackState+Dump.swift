import CustomDump

extension StackState: CustomDumpReflectable {
  /// A mirror of the elements as a dictionary by ID: `[#0: .detail(…)]`.
  public var customDumpMirror: Mirror {
    Mirror(
      self, unlabeledChildren: zip(ids, self).map { (key: $0, value: $1) },
      displayStyle: .dictionary)
  }
}

extension StackState: CustomReflectable {
  /// A mirror of the elements as a dictionary by ID.
  public var customMirror: Mirror { customDumpMirror }
}
