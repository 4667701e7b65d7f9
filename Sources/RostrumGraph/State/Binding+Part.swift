extension Binding {
  /// A binding to a value that two functions derive; equal to others with the same identity.
  ///
  /// - Parameters:
  ///   - id: The identity that distinguishes the part from other parts of the value.
  ///   - get: Reads the part.
  ///   - set: Writes the part.
  /// - Returns: The binding.
  package func part<Part, ID: Hashable>(
    id: ID, get: @escaping @MainActor (Value) -> Part,
    set: @escaping @MainActor (inout Value, Part) -> Void
  ) -> Binding<Part> {
    Binding<Part>(location: PartLocation(base: location, id: id, get: get, set: set))
  }
}

/// A value that two functions derive from another location.
final class PartLocation<Root, Part, ID: Hashable>: BindingLocation<Part> {
  private let base: BindingLocation<Root>
  private let id: ID
  private let get: @MainActor (Root) -> Part
  private let set: @MainActor (inout Root, Part) -> Void

  init(
    base: BindingLocation<Root>, id: ID, get: @escaping @MainActor (Root) -> Part,
    set: @escaping @MainActor (inout Root, Part) -> Void
  ) {
    self.base = base
    self.id = id
    self.get = get
    self.set = set
  }

  override var value: Part {
    get { get(base.value) }
    set { set(&base.value, newValue) }
  }

  override func isSame(as other: BindingLocation<Part>) -> Bool {
    guard let other = other as? PartLocation else { return false }
    return id == other.id && base.isSame(as: other.base)
  }
}
