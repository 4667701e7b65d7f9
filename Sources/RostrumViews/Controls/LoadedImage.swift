import Foundation

/// The picture at one address.
struct LoadedImage<Content: View>: View {
  let url: URL?
  let scale: CGFloat
  let transaction: Transaction
  let content: @MainActor (AsyncImagePhase) -> Content
  /// Whether the picture was loaded; `nil` until the host says so.
  @State private var outcome: Bool?
  private var pictures = ScenePictures()

  init(
    url: URL?, scale: CGFloat, transaction: Transaction,
    content: @escaping @MainActor (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.transaction = transaction
    self.content = content
  }

  var body: some View {
    VariantGroup(variant: .asyncImage, content: TupleView(content(phase), loader))
  }

  private var isLoaded: Bool? {
    outcome ?? (url.map(pictures.contains) == true ? true : nil)
  }

  private var phase: AsyncImagePhase {
    guard let url else { return .empty }
    guard let isLoaded = canLoad ? isLoaded : false else { return .empty }
    guard isLoaded else { return .failure(ImageNotLoaded(url: url)) }
    return .success(Image(at: url, scale: scale > 0 && scale.isFinite ? Double(scale) : 1))
  }

  private var canLoad: Bool { ["http", "https"].contains(url?.scheme?.lowercased()) }

  private var loader: ImageLoader? {
    guard isLoaded == nil, canLoad, let url else { return nil }
    return ImageLoader(url: url) { isNowLoaded in
      if isNowLoaded { pictures.insert(url) }
      withTransaction(transaction) { outcome = isNowLoaded }
    }
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
    element.onReport(.setOn) { if case .setOn(let isLoaded) = $0.action { end(isLoaded) } }
  }
}
