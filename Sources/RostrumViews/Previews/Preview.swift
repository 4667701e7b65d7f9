/// A preview of a view.
///
/// ```swift
/// #Preview("Late") {
///   @Shared(.books) var books = .samples
///   CatalogView(store: Store(initialState: Catalog.State()) { Catalog() })
/// }
/// ```
///
/// `rostrum preview` shows the previews of a package in a browser, at several sizes, and tests find
/// them with `Previews.all` of `RostrumTesting`. A debug build records each preview in the program;
/// a release build contains neither the record nor the preview.
///
/// - Parameters:
///   - name: The name of the preview; that of its file by default.
///   - body: Creates the view; it may contain statements.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "RostrumMacros", type: "PreviewMacro")

/// A preview of a view, in a size or orientation.
///
/// - Parameters:
///   - name: The name of the preview; that of its file by default.
///   - traits: How the preview is shown.
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
