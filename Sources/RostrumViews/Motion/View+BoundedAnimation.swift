import RostrumGraph

extension View {
  /// Animates what modifiers change in the view, without animating the changes within it.
  ///
  /// ```swift
  /// struct Badge: View {
  ///   let isSelected: Bool
  ///
  ///   var body: some View {
  ///     Label("Inbox", systemImage: "tray").animation(.spring) {
  ///       $0.scaleEffect(isSelected ? 1.2 : 1)
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// A page has the looks of a view at the view's own element, so changes of that element itself, such
  /// as its own opacity, are animated as well.
  ///
  /// - Parameters:
  ///   - animation: The animation; `nil` for none.
  ///   - body: Modifies the view.
  /// - Returns: The modified view.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
  }

  /// Modifies the transaction of what modifiers change in the view, without that of changes within it.
  ///
  /// - Parameters:
  ///   - transform: Modifies the transaction, which has the animation in force.
  ///   - body: Modifies the view.
  /// - Returns: The modified view.
  public func transaction<V: View>(
    _ transform: @escaping @MainActor (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(modifier(TransactionBoundary())))
      .modifier(TransactionModifier(isBounded: true, transform: transform))
  }
}
