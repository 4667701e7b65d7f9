/// A standard action that users of assistive technology can perform on any view.
public struct AccessibilityActionKind: Hashable, Sendable {
  enum Kind: Hashable { case press, escape, delete, showMenu, named(Text) }
  let kind: Kind

  /// Presses the view.
  public static let `default` = AccessibilityActionKind(kind: .press)
  /// Dismisses or cancels, with the Escape key.
  public static let escape = AccessibilityActionKind(kind: .escape)
  /// Deletes the view's content, with the Delete key.
  public static let delete = AccessibilityActionKind(kind: .delete)
  /// Shows a menu, with the key for context menus.
  public static let showMenu = AccessibilityActionKind(kind: .showMenu)

  init(kind: Kind) {
    self.kind = kind
  }

  /// Creates an action with a name.
  ///
  /// - Parameter name: The name, which is read.
  public init(named name: Text) {
    kind = .named(name)
  }
}

extension View {
  /// Handles a standard action of users of assistive technology.
  ///
  /// - Parameters:
  ///   - actionKind: The action of the user.
  ///   - handler: The action to perform.
  /// - Returns: The view.
  @ViewBuilder
  @preconcurrency
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    switch actionKind.kind {
    case .press: gesture(TapGesture().onEnded(handler))
    case .escape: onKeyPress(.escape, perform: handler)
    case .delete: onKeyPress(.delete, perform: handler)
    case .showMenu: accessibilityAction(named: Text(SystemWord.actions), handler)
    case .named(let name): accessibilityAction(named: name, handler)
    }
  }

  private func onKeyPress(
    _ key: KeyEquivalent, perform handler: @escaping @MainActor () -> Void
  ) -> some View {
    onKeyPress(key) {
      handler()
      return .handled
    }
  }

  /// Adds an action for users of assistive technology whose name is the text of a view.
  ///
  /// - Parameters:
  ///   - action: The action to perform.
  ///   - label: The name of the action.
  /// - Returns: The view.
  @preconcurrency
  public func accessibilityAction<Label: View>(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    let label = label()
    return accessibilityActions { Button(action: action) { label } }
  }

  /// Adds an action for users of assistive technology.
  ///
  /// ```swift
  /// MessageRow(message).accessibilityAction(named: "Reply") { reply(to: message) }
  /// ```
  ///
  /// In a browser, the action is a button within the view that only assistive technology
  /// encounters, and that is shown while it has the focus.
  ///
  /// - Parameters:
  ///   - name: The name of the action.
  ///   - handler: The action to perform.
  /// - Returns: The view.
  @preconcurrency
  public func accessibilityAction(
    named name: Text, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    accessibilityActions {
      Button(action: handler) { name }
    }
  }

  /// Adds an action for users of assistive technology.
  ///
  /// - Parameters:
  ///   - nameKey: The name of the action.
  ///   - handler: The action to perform.
  /// - Returns: The view.
  @preconcurrency
  public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// Adds an action for users of assistive technology.
  ///
  /// - Parameters:
  ///   - name: The name of the action.
  ///   - handler: The action to perform.
  /// - Returns: The view.
  @_disfavoredOverload
  @preconcurrency
  public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    accessibilityAction(named: Text(name), handler)
  }

  /// Adds several actions for users of assistive technology.
  ///
  /// - Parameter content: A button for each action.
  /// - Returns: The view.
  public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    let content = content()
    return overlay { SpokenOnly(content: content) }
  }

  /// Adds several actions of a category for users of assistive technology.
  ///
  /// In a browser, the buttons are a group with the name of the category.
  ///
  /// - Parameters:
  ///   - category: What the actions have in common.
  ///   - content: A button for each action.
  /// - Returns: The view.
  public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View {
    let content = content()
    return overlay {
      SpokenOnly(content: content)
        .modifier(SpokenFact(kind: .label, text: category.name))
    }
  }

  /// Gives the view children for assistive technology, in place of what it shows.
  ///
  /// ```swift
  /// Canvas { context, size in draw(stars, in: context) }
  ///   .accessibilityChildren {
  ///     ForEach(stars) { star in Text(star.name) }
  ///   }
  ///   .accessibilityLabel("Stars")
  /// ```
  ///
  /// A name of the children as a whole is set by a modifier after this one.
  ///
  /// - Parameter children: The children, which aren't drawn unless they have the focus.
  /// - Returns: The view.
  public func accessibilityChildren<V: View>(
    @ViewBuilder children: () -> V
  ) -> some View {
    let children = children()
    return accessibilityHidden(true).overlay { SpokenOnly(content: children) }
  }

  /// Replaces the view with other views for assistive technology.
  ///
  /// ```swift
  /// Dial(value: $volume).accessibilityRepresentation {
  ///   Slider(value: $volume) { Text("Volume") }
  /// }
  /// ```
  ///
  /// - Parameter representation: The other views, which aren't drawn unless they have the focus.
  /// - Returns: The view.
  public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    let representation = representation()
    return accessibilityHidden(true).overlay { SpokenOnly(content: representation) }
  }
}

/// Views for assistive technology only.
struct SpokenOnly<Content: View>: ContainerView {
  static var role: ElementRole { .group }
  let content: Content

  func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    element.content = .group(.spoken)
  }
}
