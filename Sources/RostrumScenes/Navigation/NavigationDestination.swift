/// Creates the screens for values of one type.
@MainActor
protocol NavigationDestination: AnyObject {
  /// The spelling of the values in addresses; `nil` if they have none.
  var addressFormat: AddressFormat<AnyHashable>? { get }
  func show(_ value: AnyHashable, on screen: Screen)
}

final class TypedNavigationDestination<Value: Hashable, Content: View>: NavigationDestination {
  var content: @MainActor (Value) -> Content
  private(set) var addressFormat: AddressFormat<AnyHashable>?

  init(_ content: @escaping @MainActor (Value) -> Content) {
    self.content = content
  }

  func show(_ value: AnyHashable, on screen: Screen) {
    guard let value = value.base as? Value else { return }
    screen.show(screen.reading { content(value) })
  }

  /// Sets the spelling of the values in addresses.
  func spell(in format: AddressFormat<Value>?) {
    addressFormat = format.map { format in
      AddressFormat(
        print: { ($0.base as? Value).flatMap(format.print) },
        parse: { (format.accept($0)?.value).map { AnyHashable($0) } })
    }
  }
}

extension View {
  /// Sets the view that the stack shows for values of a type on its path.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - destination: Creates the screen for a value.
  /// - Returns: The view.
  public func navigationDestination<Value: Hashable, Destination: View>(
    for type: Value.Type, @ViewBuilder destination: @escaping @MainActor (Value) -> Destination
  ) -> some View {
    modifier(NavigationDestinationModifier(content: destination))
  }

  /// Pushes a screen while a binding is `true`.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the screen is shown; going back sets it to `false`.
  ///   - destination: The screen.
  /// - Returns: The view.
  public func navigationDestination<Destination: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping @MainActor () -> Destination
  ) -> some View {
    pushes(PresentationSource(isPresented), destination)
  }

  /// Pushes a screen while an item isn't `nil`.
  ///
  /// - Parameters:
  ///   - item: The item that the screen represents; going back sets it to `nil`.
  ///   - destination: Creates the screen for an item.
  /// - Returns: The view.
  public func navigationDestination<Item: Hashable, Destination: View>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping @MainActor (Item) -> Destination
  ) -> some View {
    pushes(PresentationSource(item, id: { $0 }), destination)
  }

  /// Pushes a screen while a source requests it.
  ///
  /// - Parameters:
  ///   - source: The request to push, and the way to pop.
  ///   - destination: Creates the screen.
  /// - Returns: The view.
  package func pushes<Item, Destination: View>(
    _ source: PresentationSource<Item>, _ destination: @escaping @MainActor (Item) -> Destination
  ) -> some View {
    modifier(PushModifier(source: source, content: destination))
  }
}

package struct NavigationDestinationModifier<Value: Hashable, Destination: View>: ViewModifier {
  package typealias Body = Never

  let content: @MainActor (Value) -> Destination

  package static func _makeNode<V: View>(
    _ view: consuming ModifiedContent<V, Self>, _ context: consuming NodeContext
  ) -> ViewNode<ModifiedContent<V, Self>> {
    NavigationDestinationNode(view, context)
  }
}

final class NavigationDestinationNode<V: View, Value: Hashable, Destination: View>:
  ModifierNode<V, NavigationDestinationModifier<Value, Destination>>
{
  private lazy var destination = TypedNavigationDestination(view.modifier.content)

  override func update() {
    destination.content = view.modifier.content
    destination.spell(in: reading { environment.addressFormat(for: Value.self) })
    let stack = context.place.screen?.stack
    stack?.setDestination(destination, for: ObjectIdentifier(Value.self))
    context.child(of: self).reconcile(&content, with: view.content)
    stack?.addType(ObjectIdentifier(Value.self))
  }

  override func willRemove() {
    context.place.screen?.stack?.removeDestination(destination, for: ObjectIdentifier(Value.self))
  }
}
