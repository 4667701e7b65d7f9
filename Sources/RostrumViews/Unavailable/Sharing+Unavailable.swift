// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Foundation

extension View {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "reorderable isn't supported: not implemented yet; use `draggable`, `dropDestination`, `onDrop` and `onMove` (Documentation/Support.md, V13.6)"
  )
  public func reorderable() -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "onDrag isn't supported: a page doesn’t ask the app when the user begins to drag; use `draggable` (Documentation/Support.md, V10.82)"
  )
  public func onDrag(
    _ p0: () -> Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "onDrag isn't supported: a page doesn’t ask the app when the user begins to drag; use `draggable` (Documentation/Support.md, V10.82)"
  )
  public func onDrag(
    _ p0: () -> Missing,
    @ViewBuilder preview p1: () -> some View
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "fileMover isn't supported: not implemented yet (Documentation/Support.md, V10.60)"
  )
  public func fileMover(
    isPresented p0: Binding<Bool>,
    file p1: URL?,
    onCompletion p2: (Result<URL, any Error>) -> Void
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "photosPicker isn't supported: not implemented yet (Documentation/Support.md, V10.60)"
  )
  public func photosPicker(
    isPresented p0: Binding<Bool>,
    selection p1: some Any,
    matching p2: Missing = nil
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "photosPicker isn't supported: not implemented yet (Documentation/Support.md, V10.60)"
  )
  public func photosPicker(
    isPresented p0: Binding<Bool>,
    selection p1: Missing,
    matching p2: Missing = nil
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "quickLookPreview isn't supported: not implemented yet (Documentation/Support.md, V10.60)"
  )
  public func quickLookPreview(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "quickLookPreview isn't supported: not implemented yet (Documentation/Support.md, V10.60)"
  )
  public func quickLookPreview(
    _ p0: Missing
  ) -> Self { self }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "PhotosPicker isn't supported: not implemented yet (Documentation/Support.md, V10.60)"
)
public struct PhotosPicker: View {
  /// Unavailable.
  public init(
    _ p0: some Any,
    selection p1: some Any,
    matching p2: Missing = nil
  ) {}

  /// Unavailable.
  public init(
    selection p0: some Any,
    matching p1: Missing = nil,
    @ViewBuilder label p2: () -> some View
  ) {}

  /// An empty body.
  public var body: some View { EmptyView() }
}
