import CustomDump

extension IdentifiedArray: CustomDumpReflectable {
  /// A mirror of the elements, like the mirror of an array.
  public var customDumpMirror: Mirror {
    Mirror(self, unlabeledChildren: elements, displayStyle: .collection)
  }
}

extension IdentifiedArray: CustomReflectable {
  /// A mirror of the elements, like the mirror of an array.
  public var customMirror: Mirror { customDumpMirror }
}
