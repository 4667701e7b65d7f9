public import Foundation

/// A picture at an address, which the host loads.
///
/// ```swift
/// AsyncImage(url: book.cover) { phase in
///   switch phase {
///   case .success(let image): image.resizable().scaledToFit()
///   case .failure: Image(systemName: "photo")
///   default: ProgressView()
///   }
/// }
/// ```
///
/// The phase follows what the host says of the picture. The web host shows pictures of its own address
/// and of those that its configuration allows; others fail.
public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let content: @MainActor (AsyncImagePhase) -> Content

  /// A picture, with views that depend on how far it is.
  ///
  /// - Parameters:
  ///   - url: The address; nothing is loaded for `nil`.
  ///   - scale: How many dots of the picture are a point; the web decides that itself.
  ///   - transaction: How phases follow each other; without an animation.
  ///   - content: Makes the view of a phase.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping @MainActor (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.content = content
  }

  /// A picture, and what is shown until it is there.
  ///
  /// - Parameters:
  ///   - url: The address; nothing is loaded for `nil`.
  ///   - scale: How many dots of the picture are a point; the web decides that itself.
  ///   - content: Makes the view of the picture.
  ///   - placeholder: What is shown until then.
  public init<Picture: View, Placeholder: View>(
    url: URL?, scale: CGFloat = 1,
    @ViewBuilder content: @escaping @MainActor (Image) -> Picture,
    @ViewBuilder placeholder: @escaping @MainActor () -> Placeholder
  ) where Content == _ConditionalContent<Picture, Placeholder> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  /// A picture; a gray box until it is there.
  ///
  /// - Parameters:
  ///   - url: The address; nothing is loaded for `nil`.
  ///   - scale: How many dots of the picture are a point; the web decides that itself.
  public init(url: URL?, scale: CGFloat = 1)
  where Content == _ConditionalContent<Image, AsyncImagePlaceholder> {
    self.init(url: url, scale: scale) {
      $0
    } placeholder: {
      AsyncImagePlaceholder()
    }
  }

  /// The view of the phase.
  public var body: some View {
    LoadedImage(url: url, content: content).id(url)
  }
}

/// What an `AsyncImage` shows until its picture is there.
public struct AsyncImagePlaceholder: View {
  /// A gray box.
  public var body: some View {
    Rectangle().fill(Color(.system(.fill)))
  }
}
