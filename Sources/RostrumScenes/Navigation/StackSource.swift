/// Where the path of a stack is, and how the stack changes it.
package struct StackSource {
  /// The path; `nil` if the stack keeps it itself.
  let path: (@MainActor () -> [Entry])?
  /// Cuts the path to a number of elements.
  let truncate: @MainActor (Int) -> Void
  /// Puts a value on top; answers whether the path takes such a value.
  let push: @MainActor (AnyHashable) -> Bool

  /// A screen of the path.
  package struct Entry {
    /// What the screen is, as long as it is on the path.
    let id: AnyHashable
    /// What the screen is about; it finds its `navigationDestination(for:)`.
    let value: AnyHashable
    /// Shows the screen, where the path itself knows how.
    let show: (@MainActor (Screen) -> Void)?

    init(_ value: AnyHashable) {
      id = value
      self.value = value
      show = nil
    }

    /// A screen that the path itself knows how to show.
    ///
    /// - Parameters:
    ///   - id: What the screen is, as long as it is on the path.
    ///   - content: Makes the view of the screen.
    @MainActor
    package init<ID: Hashable, Content: View>(
      id: ID, content: @escaping @MainActor () -> Content
    ) {
      self.id = AnyHashable(id)
      value = AnyHashable(id)
      show = { screen in screen.show(screen.reading(content)) }
    }
  }

  /// A source of a path whose elements have stable ids and whose screens it makes itself.
  ///
  /// - Parameters:
  ///   - path: The screens above the root; what it reads marks the stack.
  ///   - truncate: Cuts the path to a number of elements; called once when the user goes back.
  ///   - push: Puts a value on top, for links; answers whether the path takes such a value.
  package init(
    path: @escaping @MainActor () -> [Entry], truncate: @escaping @MainActor (Int) -> Void,
    push: @escaping @MainActor (AnyHashable) -> Bool
  ) {
    self.path = path
    self.truncate = truncate
    self.push = push
  }

  private init() {
    path = nil
    truncate = { _ in }
    push = { _ in true }
  }

  /// The stack keeps its path itself.
  static var own: StackSource { StackSource() }

  @MainActor
  init(_ path: Binding<NavigationPath>) {
    self.init(
      path: { path.wrappedValue.elements.map(Entry.init) },
      truncate: { count in
        let extra = path.wrappedValue.count - count
        if extra > 0 { path.wrappedValue.removeLast(extra) }
      },
      push: {
        path.wrappedValue.elements.append($0)
        return true
      })
  }

  @MainActor
  init<Path: RandomAccessCollection & RangeReplaceableCollection>(
    _ path: Binding<Path>
  ) where Path.Element: Hashable {
    self.init(
      path: { path.wrappedValue.map { Entry(AnyHashable($0)) } },
      truncate: { count in
        let extra = path.wrappedValue.count - count
        if extra > 0 { path.wrappedValue.removeLast(extra) }
      },
      push: { value in
        guard let element = value.base as? Path.Element else { return false }
        path.wrappedValue.append(element)
        return true
      })
  }
}
