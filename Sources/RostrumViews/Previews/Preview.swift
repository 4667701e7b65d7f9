/// A view to look at while it is written.
///
/// ```swift
/// #Preview("Late") {
///   @Shared(.books) var books = .samples
///   CatalogView(store: Store(initialState: Catalog.State()) { Catalog() })
/// }
/// ```
///
/// An editor shows it on Apple's systems. Here the compiler checks it like any other code, and the
/// program does not hold it.
///
/// - Parameters:
///   - name: What the editor calls it.
///   - body: Makes the view; it may have statements.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "RostrumMacros", type: "PreviewMacro")

/// A view to look at while it is written, in a size or orientation.
///
/// - Parameters:
///   - name: What the editor calls it.
///   - traits: How the editor shows it.
///   - additionalTraits: More of that.
///   - body: Makes the view; it may have statements.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "RostrumMacros", type: "PreviewMacro")

/// Lets a property of a preview be state of it.
///
/// ```swift
/// #Preview {
///   @Previewable @State var isOn = true
///   Toggle("Sound", isOn: $isOn)
/// }
/// ```
@attached(peer)
public macro Previewable() = #externalMacro(module: "RostrumMacros", type: "PreviewableMacro")
