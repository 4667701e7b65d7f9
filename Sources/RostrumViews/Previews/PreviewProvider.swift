/// A type that makes previews, the way before ``Preview(_:body:)``.
///
/// ```swift
/// struct BookRow_Previews: PreviewProvider {
///   static var previews: some View {
///     BookRow(book: .sample).previewDisplayName("A book")
///   }
/// }
/// ```
///
/// An editor shows them on Apple's systems; here they are only compiled.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the views.
  associatedtype Previews: View
  /// The views.
  @ViewBuilder static var previews: Previews { get }
}

extension View {
  /// Says what an editor calls the preview; the view itself stays as it is.
  nonisolated public func previewDisplayName(_ value: String?) -> Self { self }

  /// Says how large an editor shows the preview; the view itself stays as it is.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> Self { self }

  /// Says which side of the device is up in the preview; the view itself stays as it is.
  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> Self {
    self
  }
}
