extension View {
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
    element[.variant] = .string("spoken")
  }
}
