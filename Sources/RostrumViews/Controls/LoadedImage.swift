import Foundation

/// The picture at one address.
struct LoadedImage<Content: View>: View {
  let url: URL?
  let content: @MainActor (AsyncImagePhase) -> Content
  @State private var isLoaded: Bool?

  var body: some View {
    VariantGroup(variant: .asyncImage, content: TupleView(content(phase), loader))
  }

  private var phase: AsyncImagePhase {
    guard let url else { return .empty }
    guard let isLoaded = canLoad ? isLoaded : false else { return .empty }
    return isLoaded ? .success(Image(at: url)) : .failure(ImageNotLoaded(url: url))
  }

  private var canLoad: Bool { ["http", "https"].contains(url?.scheme?.lowercased()) }

  private var loader: ImageLoader? {
    guard isLoaded == nil, canLoad, let url else { return nil }
    return ImageLoader(url: url) { isLoaded = $0 }
  }
}

/// An invisible picture whose loading the host reports.
private struct ImageLoader: LeafView {
  static var role: ElementRole { .image }
  let url: URL
  let end: @MainActor (Bool) -> Void

  func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    element.content = .image(.awaited(url.absoluteString))
    element.state.isAccessibilityHidden = true
    element.onReport(.setOn) { if case .setOn(let isLoaded) = $0 { end(isLoaded) } }
  }
}
