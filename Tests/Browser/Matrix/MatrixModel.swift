import Rostrum

/// What is presented at each level, and what happened since something was last opened.
@MainActor @Observable
final class MatrixModel {
  private(set) var presented: Set<Place> = []
  /// The levels whose presenting views have gone.
  private(set) var gone: Set<Int> = []
  private(set) var log: [String] = []
  /// What asks before it goes.
  var questioned: Place?
  /// Whether the app agrees to what its user does.
  @ObservationIgnored var consent = Consent()

  func binding(_ place: Place) -> Binding<Bool> {
    Binding {
      self.presented.contains(place)
    } set: { isPresented in
      self.note("write \(place)")
      if isPresented { self.presented.insert(place) } else { self.leave(place) }
    }
  }

  /// A binding to what a place presents, for those that present an item.
  func item(_ place: Place) -> Binding<Place?> {
    let isPresented = binding(place)
    return Binding {
      isPresented.wrappedValue ? place : nil
    } set: {
      isPresented.wrappedValue = $0 != nil
    }
  }

  /// A binding whose changes the app may refuse.
  func agreeing<Value>(_ binding: Binding<Value>) -> Binding<Value> {
    Binding {
      binding.wrappedValue
    } set: { value in
      if self.consent.decide() == .agrees { binding.wrappedValue = value }
    }
  }

  /// Closes a place, if the app agrees to that.
  func leave(_ place: Place) {
    switch consent.decide() {
    case .agrees: presented.remove(place)
    case .keeps: note("keep \(place)")
    case .asks: if place.kind.isQuestion { presented.remove(place) } else { questioned = place }
    }
  }

  func open(_ place: Place) {
    log = []
    presented.insert(place)
  }

  func close(_ place: Place) {
    presented.remove(place)
  }

  func note(_ event: String) {
    log.append(event)
  }

  /// Does what another page of the same user says: a number, a verb and a level.
  func follow(_ order: String) {
    let words = order.split(separator: " ")
    guard words.count == 3, let level = Int(words[2]) else { return }
    switch words[1] {
    case "close": close(from: level)
    case "remove": gone.insert(level)
    default:
      gone = []
      close(from: level)
    }
  }

  private func close(from level: Int) {
    presented = presented.filter { $0.level < level }
  }
}

/// A way to present, and how deep it is.
struct Place: Hashable, CustomStringConvertible {
  enum Kind: String, CaseIterable, Identifiable {
    case sheet, cover, popover, alert, dialog, screen, inspector
    case heldSheet, heldCover, heldPopover
    // Other spellings of the same: about an item or an error, as a value, and at an edge.
    case edgePopover, itemAlert, errorAlert, valueAlert, itemDialog, actionSheet

    var id: Self { self }

    /// Whether only the app may dismiss it.
    var isHeld: Bool { self == .heldSheet || self == .heldCover || self == .heldPopover }

    /// Whether it shows a question rather than a level.
    var isQuestion: Bool {
      switch self {
      case .alert, .dialog, .itemAlert, .errorAlert, .valueAlert, .itemDialog, .actionSheet: true
      default: false
      }
    }
  }

  let kind: Kind
  let level: Int

  var description: String { "\(kind) \(level)" }
}
