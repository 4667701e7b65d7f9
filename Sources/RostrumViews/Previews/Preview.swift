/// A preview of a view.
///
/// ```swift
/// #Preview("Late") {
///   @Shared(.books) var books = .samples
///   CatalogView(store: Store(initialState: Catalog.State()) { Catalog() })
/// }
/// ```
///
/// An editor shows the preview on Apple's systems. Here, the compiler checks it like any other
/// code, and the program doesn't contain it.
///
/// - Parameters:
///   - name: The name of the preview in the editor.
///   - body: Creates the view; it may contain statements.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "RostrumMacros", type: "PreviewMacro")

/// A preview of a view, in a size or orientation.
///
/// - Parameters:
///   - name: The name of the preview in the editor.
///   - traits: How the editor shows the preview.
///   - additionalTraits: Further traits.
///   - body: Creates the view; it may contain statements.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "RostrumMacros", type: "PreviewMacro")

/// Makes a property of a preview its state.
///
/// ```swift
/// #Preview {
///   @Previewable @State var isOn = true
///   Toggle("Sound", isOn: $isOn)
/// }
/// ```
@attached(peer)
public macro Previewable() = #externalMacro(module: "RostrumMacros", type: "PreviewableMacro")
