/// A type that provides previews, as before ``Preview(_:body:)``.
///
/// ```swift
/// struct BookRow_Previews: PreviewProvider {
///   static var previews: some View {
///     BookRow(book: .sample).previewDisplayName("A book")
///   }
/// }
/// ```
///
/// An editor shows them on Apple's systems; here, they are only compiled. `rostrum preview` shows
/// those that ``Preview(_:body:)`` declares.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View
  /// The previews.
  @ViewBuilder static var previews: Previews { get }
}

extension View {
  /// Sets the name of the preview in an editor; the view itself isn't changed.
  nonisolated public func previewDisplayName(_ value: String?) -> Self { self }

  /// Sets the size of the preview in an editor; the view itself isn't changed.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> Self { self }

  /// Sets the orientation of the preview; the view itself isn't changed.
  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> Self {
    self
  }
}
