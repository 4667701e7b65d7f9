/// An entry of a rotor, which moves the focus to a view.
///
/// ```swift
/// List(messages) { message in
///   NavigationLink(message.subject, value: message)
/// }
/// .accessibilityRotor("Important") {
///   ForEach(messages.filter(\.isImportant)) {
///     AccessibilityRotorEntry($0.subject, id: $0.id)
///   }
/// }
/// ```
///
/// The view is the one in the rotor's view with the identity: that of an `id(_:)`, of a row of a `ForEach`, or of
/// ``View/accessibilityRotorEntry(id:in:)``. The focus moves to it, or to the first control in it. A view without
/// either only becomes visible.
public struct AccessibilityRotorEntry<ID: Hashable>: View {
  private let label: Text
  private let target: AnyHashable
  private let prepare: @MainActor () -> Void
  @Environment(\.rotorPlace) private var place

  private init(_ label: Text, target: AnyHashable, prepare: @escaping @MainActor () -> Void) {
    self.label = label
    self.target = target
    self.prepare = prepare
  }

  /// A button in the rotor's menu.
  public var body: some View {
    Button {
      prepare()
      place?.moveFocus(to: target)
    } label: {
      label
    }
  }
}

extension AccessibilityRotorEntry {
  /// Creates an entry.
  ///
  /// - Parameters:
  ///   - label: The name of the entry.
  ///   - id: The identity of the view.
  ///   - prepare: Makes the view exist, if the app has to do something for that.
  @preconcurrency
  public init(_ label: Text, id: ID, prepare: @escaping @MainActor () -> Void = {}) {
    self.init(label, target: AnyHashable(id), prepare: prepare)
  }

  /// Creates an entry.
  ///
  /// - Parameters:
  ///   - labelKey: The name of the entry.
  ///   - id: The identity of the view.
  ///   - prepare: Makes the view exist, if the app has to do something for that.
  @preconcurrency
  public init(
    _ labelKey: LocalizedStringKey, id: ID, prepare: @escaping @MainActor () -> Void = {}
  ) {
    self.init(Text(labelKey), id: id, prepare: prepare)
  }

  /// Creates an entry.
  ///
  /// - Parameters:
  ///   - label: The name of the entry.
  ///   - id: The identity of the view.
  ///   - prepare: Makes the view exist, if the app has to do something for that.
  @_disfavoredOverload
  @preconcurrency
  public init(
    _ label: some StringProtocol, id: ID, prepare: @escaping @MainActor () -> Void = {}
  ) {
    self.init(Text(label), id: id, prepare: prepare)
  }

  /// Creates an entry for a view with an identity in a namespace.
  ///
  /// - Parameters:
  ///   - label: The name of the entry.
  ///   - id: The identity of the view.
  ///   - namespace: The namespace of the identity.
  ///   - prepare: Makes the view exist, if the app has to do something for that.
  @preconcurrency
  public init(
    _ label: Text, id: ID, in namespace: Namespace.ID,
    prepare: @escaping @MainActor () -> Void = {}
  ) {
    self.init(label, target: RotorIdentity(key: matchKey(id, namespace)), prepare: prepare)
  }

  /// Creates an entry for a view with an identity in a namespace.
  ///
  /// - Parameters:
  ///   - labelKey: The name of the entry.
  ///   - id: The identity of the view.
  ///   - namespace: The namespace of the identity.
  ///   - prepare: Makes the view exist, if the app has to do something for that.
  @preconcurrency
  public init(
    _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID,
    prepare: @escaping @MainActor () -> Void = {}
  ) {
    self.init(Text(labelKey), id: id, in: namespace, prepare: prepare)
  }

  /// Creates an entry for a view with an identity in a namespace.
  ///
  /// - Parameters:
  ///   - label: The name of the entry.
  ///   - id: The identity of the view.
  ///   - namespace: The namespace of the identity.
  ///   - prepare: Makes the view exist, if the app has to do something for that.
  @_disfavoredOverload
  @preconcurrency
  public init(
    _ label: some StringProtocol, id: ID, in namespace: Namespace.ID,
    prepare: @escaping @MainActor () -> Void = {}
  ) {
    self.init(Text(label), id: id, in: namespace, prepare: prepare)
  }
}

/// The identity by which entries of rotors find a view.
struct RotorIdentity: Hashable {
  let key: String
}

extension View {
  /// Lets entries of rotors lead to the view.
  ///
  /// - Parameters:
  ///   - id: The identity of the view.
  ///   - namespace: The namespace of the identity.
  /// - Returns: The view, which can receive the focus from a rotor.
  public func accessibilityRotorEntry<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View {
    accepting(.focus(.app)).id(RotorIdentity(key: matchKey(id, namespace)))
  }
}

extension EnvironmentValues {
  /// The view of the enclosing rotor.
  var rotorPlace: ScrollViewProxy? {
    get { self[RotorPlaceKey.self] }
    set { self[RotorPlaceKey.self] = newValue }
  }
}

private struct RotorPlaceKey: EnvironmentKey {
  static var defaultValue: ScrollViewProxy? { nil }
}

extension ScrollViewProxy {
  /// Moves the focus to the view with an identity, or to the first control in it, and makes it visible.
  ///
  /// A no-op if no view in the reader has the identity.
  ///
  /// - Complexity: O(*n*) in the views of the reader.
  fileprivate func moveFocus(to identity: AnyHashable) {
    guard let reader, reader.isAlive else { return }
    reader.graph.scroll(to: identity, in: reader, anchor: nil)
    reader.graph.moveFocus(to: identity, in: reader)
  }
}

extension ViewGraph {
  /// Moves the focus once all nodes are up to date.
  fileprivate func moveFocus(to identity: AnyHashable, in node: Node) {
    afterUpdate { [weak self, weak node] in
      guard let self, let node, node.isAlive else { return }
      // A row far from the screen has views after the next round of the update.
      if node.reveal(identity) { return moveFocus(to: identity, in: node) }
      var handles = HandleList()
      node.first(withIdentity: identity)?.collectHandles(&handles)
      guard let view = handles.handles.first?.outer else { return }
      if let target = firstFocusable(in: view) { moveFocus(to: target) }
    }
  }

  /// The element, or the first one in it, that can have the focus.
  private func firstFocusable(in element: Element) -> ElementHandle? {
    if let handle = handle(of: element), handle.canHaveFocus, refusal(of: element) == nil {
      return handle
    }
    for child in element.children {
      if let found = firstFocusable(in: child) { return found }
    }
    return nil
  }
}
