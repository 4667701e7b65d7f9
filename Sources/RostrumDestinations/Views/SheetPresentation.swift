import Foundation
import Observation
import RostrumViews

/// A destination in a sheet.
public struct Sheet: Identifiable {
  /// The destination that the sheet shows.
  public let destination: any ViewDestinationable
  /// How it is presented.
  public let options: SheetPresentationOptions?

  /// Another destination is another sheet.
  @MainActor public var destinationID: UUID { destination.id }
  /// Another destination is another sheet.
  public nonisolated var id: UUID { identity }
  private let identity: UUID

  /// Makes a sheet.
  ///
  /// - Parameters:
  ///   - destination: The destination that it shows.
  ///   - options: How it is presented.
  @MainActor
  public init(destination: any ViewDestinationable, options: SheetPresentationOptions? = nil) {
    self.destination = destination
    self.options = options
    identity = destination.id
  }

  /// How much it covers.
  public var presentationMode: ViewSheetPresentationOptions.PresentationMode {
    options?.swiftUI?.presentationMode ?? .sheet
  }
}

/// The sheet over an interface.
///
/// Whoever dismisses it (the flow, Escape, a swipe, `dismiss`) takes ``sheet`` away, and the flow
/// hears of it.
@MainActor @Observable
public final class SheetPresentation {
  /// The sheet; `nil` if none is up.
  public private(set) var sheet: Sheet? {
    didSet {
      guard let old = oldValue, old.id != sheet?.id else { return }
      sheetRemoved?(old.id)
      dismissedClosure?()
    }
  }
  /// Runs after a sheet went away.
  @ObservationIgnored public var dismissedClosure: (@MainActor () -> Void)?
  @ObservationIgnored var sheetRemoved: (@MainActor (UUID) -> Void)?

  /// No sheet is up at first.
  public init() {}

  /// Whether a sheet is up that covers a part.
  public var shouldPresentSheet: Bool { sheet?.presentationMode == .sheet }

  /// Whether a sheet is up that covers everything.
  public var shouldPresentFullscreen: Bool { sheet?.presentationMode == .fullscreen }

  /// Brings up a sheet; one that is up goes.
  ///
  /// - Parameter sheet: The sheet.
  public func updateSheet(_ sheet: Sheet) {
    self.sheet = sheet
  }

  /// Takes the sheet away.
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
