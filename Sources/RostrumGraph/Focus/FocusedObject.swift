public import Observation

extension View {
  /// Provides a model to the rest of the scene while the focus is on the view or within it.
  ///
  /// ```swift
  /// NoteEditor(note: note).focusedValue(note)
  ///
  /// struct NoteCommands: View {
  ///   @FocusedValue(Note.self) private var note
  /// }
  /// ```
  ///
  /// - Parameter object: The model, which its type names.
  /// - Returns: The view.
  public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    focusedValue(\.[of: FocusedObjectName<T>()], object)
  }

  /// Provides a model to the rest of the scene, wherever the focus is.
  ///
  /// - Parameter object: The model, which its type names.
  /// - Returns: The view.
  public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    focusedSceneValue(\.[of: FocusedObjectName<T>()], object)
  }
}

extension FocusedValue where Value: AnyObject & Observable {
  /// Reads the model of a type.
  ///
  /// - Parameter objectType: The type of the model.
  public init(_ objectType: Value.Type) {
    self.init(\.[of: FocusedObjectName<Value>()])
  }
}

/// The name of a model among focused values: its type.
package struct FocusedObjectName<Object>: Hashable {
  package init() {}
}

private enum FocusedObjectKey<Object>: FocusedValueKey {
  typealias Value = Object
}

extension FocusedValues {
  /// The model of a type.
  package subscript<Object>(of name: FocusedObjectName<Object>) -> Object? {
    get { self[FocusedObjectKey<Object>.self] }
    set { self[FocusedObjectKey<Object>.self] = newValue }
  }
}
