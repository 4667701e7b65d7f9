import RostrumRuntime

/// The properties that a view inherits from the modifiers around it, such as a font.
///
/// Hosts pass them from an element to those in it. Whatever isn't in the element of the view that has
/// the modifier, such as a presentation, and whatever an app reads, looks them up here.
package enum InheritedStyles {
  fileprivate static var key: ObjectIdentifier { ObjectIdentifier(Self.self) }
}

extension Node {
  /// The properties that the node inherits, each from the innermost modifier that sets it.
  ///
  /// A change of one invalidates the node. O(n) in the depth.
  package final var inheritedStyles: [StyleProperty] {
    readsEnvironment(InheritedStyles.key)
    var styles: [StyleProperty] = []
    var next = context.parent
    while let node = next {
      if let style = node.inheritedStyle, !styles.contains(where: { $0.kind == style.kind }) {
        styles.append(style)
      }
      next = node.context.parent
    }
    return styles
  }

  /// The innermost property of a kind that the node inherits.
  fileprivate func inheritedStyle(_ kind: StyleProperty.Kind) -> StyleProperty? {
    readsEnvironment(InheritedStyles.key)
    var next = context.parent
    while let node = next {
      if let style = node.inheritedStyle, style.kind == kind { return style }
      next = node.context.parent
    }
    return nil
  }

  /// Invalidates the descendants that read an inherited property.
  ///
  /// O(n) in the number of descendants.
  final func inheritedStylesChanged() {
    visitChildren { $0.environmentChanged([InheritedStyles.key]) }
  }
}

extension EnvironmentValues {
  /// The property of a kind that the view which reads the environment inherits.
  ///
  /// - Complexity: O(*n*) in the depth of the view.
  package func inheritedStyle(_ kind: StyleProperty.Kind) -> StyleProperty? {
    guard let scope else { return nil }
    return MainQueue.wait { scope.graph.reader?.inheritedStyle(kind) }
  }
}
