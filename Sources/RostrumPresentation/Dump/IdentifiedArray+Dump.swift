import CustomDump

extension IdentifiedArray: CustomDumpReflectable {
  /// The elements, as those of a plain array.
  public var customDumpMirror: Mirror {
    Mirror(self, unlabeledChildren: elements, displayStyle: .collection)
  }
}

extension IdentifiedArray: CustomReflectable {
  /// The elements, as those of a plain array.
  public var customMirror: Mirror { customDumpMirror }
}
