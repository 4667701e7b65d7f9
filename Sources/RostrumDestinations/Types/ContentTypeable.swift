/// The content that is passed to destinations and interactors, usually an enum.
///
/// ```swift
/// enum AppContent: ContentTypeable {
///   case color(ColorModel)
/// }
/// ```
public protocol ContentTypeable: Equatable, Sendable {}
