public import Foundation

/// An asynchronously loaded picture.
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
/// The host loads the picture and reports the phase. A scene remembers what was loaded, so a view that
/// shows the same picture later begins with it. The web host shows pictures from its own
/// origin and from origins that its configuration allows; others fail.
public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let scale: CGFloat
  private let transaction: Transaction
  private let content: @MainActor (AsyncImagePhase) -> Content

  /// Creates a picture with views that depend on the loading phase.
  ///
  /// - Parameters:
  ///   - url: The address; nothing loads for `nil`.
  ///   - scale: The number of the picture's pixels in a point, such as 2 for a picture `@2x`.
  ///   - transaction: The transaction of changes of the phase.
  ///   - content: Creates the view for a phase.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping @MainActor (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.transaction = transaction
    self.content = content
  }

  /// Creates a picture with a placeholder until the picture has loaded.
  ///
  /// - Parameters:
  ///   - url: The address; nothing loads for `nil`.
  ///   - scale: The number of the picture's pixels in a point, such as 2 for a picture `@2x`.
  ///   - content: Creates the view for the picture.
  ///   - placeholder: The view to show until then.
  public init<Picture: View, Placeholder: View>(
    url: URL?, scale: CGFloat = 1,
    @ViewBuilder content: @escaping @MainActor (Image) -> Picture,
    @ViewBuilder placeholder: @escaping @MainActor () -> Placeholder
  ) where Content == _ConditionalContent<Picture, Placeholder> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  /// Creates a picture with a gray box as placeholder.
  ///
  /// - Parameters:
  ///   - url: The address; nothing loads for `nil`.
  ///   - scale: The number of the picture's pixels in a point, such as 2 for a picture `@2x`.
  public init(url: URL?, scale: CGFloat = 1)
  where Content == _ConditionalContent<Image, AsyncImagePlaceholder> {
    self.init(url: url, scale: scale) {
      $0
    } placeholder: {
      AsyncImagePlaceholder()
    }
  }

  /// The view for the current phase.
  public var body: some View {
    LoadedImage(url: url, scale: scale, transaction: transaction, content: content).id(url)
  }
}

/// The default placeholder of an `AsyncImage`.
public struct AsyncImagePlaceholder: View {
  /// A gray box.
  public var body: some View {
    Rectangle().fill(Color(.system(.fill)))
  }
}
