public import Foundation

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
}
