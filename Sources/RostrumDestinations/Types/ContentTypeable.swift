/// What is passed on to a destination or an interactor, as an enum of the app.
///
/// ```swift
/// enum AppContent: ContentTypeable {
///   case color(ColorModel)
/// }
/// ```
public protocol ContentTypeable: Equatable, Sendable {}
