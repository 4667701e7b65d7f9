import RostrumViews

/// How a sheet is presented.
public struct SheetPresentationOptions: Hashable, Sendable {
  /// The options for views.
  public var swiftUI: ViewSheetPresentationOptions?

  /// Makes options.
  ///
  /// - Parameter swiftUI: The options for views.
  public init(swiftUI: ViewSheetPresentationOptions? = nil) {
    self.swiftUI = swiftUI
  }
}

/// How a sheet with a view is presented.
///
/// Each option counts whether or not the others are given.
public struct ViewSheetPresentationOptions: Hashable, Sendable {
  /// How much a sheet covers.
  public enum PresentationMode: String, Hashable, Sendable, Codable {
    /// It covers a part.
    case sheet
    /// It covers everything.
    case fullscreen
  }

  /// How much the sheet covers; `nil` for a part.
  public var presentationMode: PresentationMode?
  /// The sizes in which it can rest; `nil` for the default.
  public var presentationDetents: Set<PresentationDetent>?

  /// Makes options.
  ///
  /// - Parameters:
  ///   - presentationMode: How much the sheet covers.
  ///   - presentationDetents: The sizes in which it can rest.
  public init(
    presentationMode: PresentationMode? = nil,
    presentationDetents: Set<PresentationDetent>? = nil
  ) {
    self.presentationMode = presentationMode
    self.presentationDetents = presentationDetents
  }
}
