/// The source of a stack's path, and the ways in which the stack changes it.
package struct StackSource {
  /// The path; `nil` if the stack stores its own.
  let path: (@MainActor () -> [Entry])?
  /// Truncates the path to a number of elements.
  let truncate: @MainActor (Int) -> Void
  /// Pushes a value; returns whether the path accepts such a value.
  let push: @MainActor (AnyHashable) -> Bool
  /// Returns the spelling of the path's elements in addresses; `nil` for values of any types.
  let addressing: (@MainActor (EnvironmentValues) -> StackAddressing?)?

  /// A screen of the path.
  package struct Entry {
    /// The identity of the screen as long as it is on the path.
    let id: AnyHashable
    /// The value of the screen, which selects its `navigationDestination(for:)`.
    let value: AnyHashable
    /// Shows the screen, if the path itself can create it.
    let show: (@MainActor (Screen) -> Void)?

    init(_ value: AnyHashable) {
      id = value
      self.value = value
      show = nil
    }

    /// Creates an entry whose screen the path itself creates.
    ///
    /// - Parameters:
    ///   - id: The identity of the screen as long as it is on the path.
    ///   - content: Creates the view of the screen.
    @MainActor
    package init<ID: Hashable, Content: View>(
      id: ID, content: @escaping @MainActor () -> Content
    ) {
      self.id = AnyHashable(id)
      value = AnyHashable(id)
      show = { screen in screen.show(screen.reading(content)) }
    }
  }

  /// Creates a source whose elements have stable ids and create their screens themselves.
  ///
  /// - Parameters:
  ///   - path: Returns the screens above the root; a change of what it reads invalidates the stack.
  ///   - truncate: Truncates the path to a number of elements; called once when the user goes back.
  ///   - push: Pushes the value of a link; returns whether the path accepts such a value.
  ///   - addressing: Returns the spelling of the path's elements in addresses; `nil` for values of
  ///     any types.
  package init(
    path: @escaping @MainActor () -> [Entry], truncate: @escaping @MainActor (Int) -> Void,
    push: @escaping @MainActor (AnyHashable) -> Bool,
    addressing: (@MainActor (EnvironmentValues) -> StackAddressing?)? = nil
  ) {
    self.addressing = addressing
    self.path = path
    self.truncate = truncate
    self.push = push
  }

  private init() {
    path = nil
    truncate = { _ in }
    push = { _ in true }
    addressing = nil
  }

  /// A source for a stack that stores its own path.
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
      },
      addressing: nil)
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
      },
      addressing: { environment in
        environment.addressFormat(for: Path.Element.self).map { format in
          StackAddressing(
            format, value: { path.wrappedValue.dropFirst($0).first },
            push: { path.wrappedValue.append($0) })
        }
      })
  }
}
