/// What users of assistive technology can do with any view, without a name for it.
public struct AccessibilityActionKind: Hashable, Sendable {
  enum Kind { case press, escape }
  let kind: Kind

  /// Presses the view.
  public static let `default` = AccessibilityActionKind(kind: .press)
  /// Leaves what the view is about, with the Escape key.
  public static let escape = AccessibilityActionKind(kind: .escape)
}

extension View {
  /// Says what happens when users of assistive technology press the view, or leave it.
  ///
  /// - Parameters:
  ///   - actionKind: What they do.
  ///   - handler: What to do.
  /// - Returns: The view.
  @ViewBuilder
  @preconcurrency
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    switch actionKind.kind {
    case .press: gesture(TapGesture().onEnded(handler))
    case .escape:
      onKeyPress(.escape) {
        handler()
        return .handled
      }
    }
  }

  /// Lets users of assistive technology do something with the view.
  ///
  /// ```swift
  /// MessageRow(message).accessibilityAction(named: "Reply") { reply(to: message) }
  /// ```
  ///
  /// In a browser it is a button within the view which only such users meet, and which is shown
  /// while
  /// it has the focus.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - handler: What to do.
  /// - Returns: The view.
  @preconcurrency
  public func accessibilityAction(
    named name: Text, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    accessibilityActions {
      Button(action: handler) { name }
    }
  }

  /// Lets users of assistive technology do something with the view.
  ///
  /// - Parameters:
  ///   - nameKey: What it is called.
  ///   - handler: What to do.
  /// - Returns: The view.
  @preconcurrency
  public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// Lets users of assistive technology do something with the view.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - handler: What to do.
  /// - Returns: The view.
  @_disfavoredOverload
  @preconcurrency
  public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    accessibilityAction(named: Text(name), handler)
  }

  /// Lets users of assistive technology do several things with the view.
  ///
  /// - Parameter content: A button for each of them.
  /// - Returns: The view.
  public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    let content = content()
    return overlay { SpokenOnly(content: content) }
  }

  /// Puts other views in the place of the view for assistive technology.
  ///
  /// ```swift
  /// Dial(value: $volume).accessibilityRepresentation {
  ///   Slider(value: $volume) { Text("Volume") }
  /// }
  /// ```
  ///
  /// - Parameter representation: The other views, which are not drawn unless they have the focus.
  /// - Returns: The view.
  public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    let representation = representation()
    return accessibilityHidden(true).overlay { SpokenOnly(content: representation) }
  }
}

/// Views for assistive technology alone.
private struct SpokenOnly<Content: View>: ContainerView {
  static var role: ElementRole { .group }
  let content: Content

  func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    element.content = .group(.spoken)
  }
}
