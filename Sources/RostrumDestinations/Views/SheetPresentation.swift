import Foundation
import Observation
import RostrumViews

/// A closure that runs when a sheet was dismissed.
public typealias SheetDismissalClosure = @MainActor () -> Void

/// A destination, or a view, in a sheet.
public struct Sheet: Identifiable {
  /// The content of a sheet.
  enum Content {
    case destination(any ViewDestinationable)
    case view(ContainerView<AnyView>)
  }

  /// The destination that the sheet shows.
  public let destinationID: UUID
  /// How the sheet is presented.
  public let options: ViewSheetPresentationOptions?
  let content: Content

  /// Another destination is another sheet.
  public nonisolated var id: UUID { destinationID }

  /// Creates a sheet with a destination.
  ///
  /// - Parameters:
  ///   - destination: The destination.
  ///   - options: How the sheet is presented.
  @MainActor
  public init(destination: any ViewDestinationable, options: SheetPresentationOptions? = nil) {
    destinationID = destination.id
    self.options = options?.swiftUI
    content = .destination(destination)
  }

  /// Creates a sheet with a view.
  ///
  /// - Parameters:
  ///   - destinationID: The destination of the view.
  ///   - view: The view.
  ///   - options: How the sheet is presented.
  public init(
    destinationID: UUID, view: ContainerView<AnyView>,
    options: ViewSheetPresentationOptions? = nil
  ) {
    self.destinationID = destinationID
    self.options = options
    content = .view(view)
  }

  /// The extent of the sheet.
  public var presentationMode: ViewSheetPresentationOptions.PresentationMode {
    options?.presentationMode ?? .sheet
  }
}

/// The sheet over an interface.
///
/// The flow, Escape, a swipe and `dismiss` all remove ``sheet``, and the flow learns of it.
@MainActor @Observable
public final class SheetPresentation {
  /// The sheet; `nil` if there isn't one.
  public private(set) var sheet: Sheet? {
    didSet {
      guard let old = oldValue, old.id != sheet?.id else { return }
      sheetRemoved?(old.id)
      dismissedClosure?()
    }
  }
  /// Runs after a sheet was dismissed.
  @ObservationIgnored public var dismissedClosure: SheetDismissalClosure?
  @ObservationIgnored var sheetRemoved: (@MainActor (UUID) -> Void)?

  /// Creates a presentation.
  ///
  /// - Parameters:
  ///   - sheet: The sheet that is up at first.
  ///   - dismissalClosure: Runs after a sheet was dismissed.
  public init(sheet: Sheet? = nil, dismissalClosure: SheetDismissalClosure? = nil) {
    self.sheet = sheet
    dismissedClosure = dismissalClosure
  }

  /// Whether a sheet is up that covers a part of the scene.
  public var shouldPresentSheet: Bool { sheet?.presentationMode == .sheet }

  /// Whether a sheet is up that covers the whole scene.
  public var shouldPresentFullscreen: Bool { sheet?.presentationMode == .fullscreen }

  /// Presents a sheet; an existing one is dismissed.
  ///
  /// - Parameter sheet: The sheet.
  public func updateSheet(_ sheet: Sheet) {
    self.sheet = sheet
  }

  /// Dismisses the sheet.
  public func dismissSheet() {
    if sheet != nil { sheet = nil }
  }

  func item(_ mode: ViewSheetPresentationOptions.PresentationMode) -> Binding<Sheet?> {
    Binding(id: [AnyHashable(ObjectIdentifier(self)), AnyHashable(mode)]) {
      self.sheet.flatMap { $0.presentationMode == mode ? $0 : nil }
    } set: {
      if $0 == nil { self.dismissSheet() }
    }
  }
}
