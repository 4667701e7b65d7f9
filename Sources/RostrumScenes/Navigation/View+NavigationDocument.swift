public import Foundation
public import RostrumFoundation

extension View {
  /// Sets the document that the view's screen shows, which the menu next to the title shares.
  ///
  /// ```swift
  /// ReportView(report: report)
  ///   .navigationTitle(report.title)
  ///   .navigationDocument(report.url)
  /// ```
  ///
  /// - Parameter url: The address of the document.
  /// - Returns: The view.
  public func navigationDocument(_ url: URL) -> some View {
    toolbarTitleMenu { ShareLink(item: url) }
  }

  /// Sets the document that the view's screen shows, which the menu next to the title shares.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - preview: The title of the document, which names its file.
  /// - Returns: The view.
  public func navigationDocument<Document: Transferable, Image, Icon>(
    _ document: Document, preview: SharePreview<Image, Icon>
  ) -> some View {
    toolbarTitleMenu { ShareLink(item: document, preview: preview) }
  }
}
