public import Foundation

/// A user's action on one element.
public struct UserEvent: Hashable, Sendable {
  /// The element that the user acted on.
  public let element: ElementID
  /// The action.
  public let action: Action

  /// Creates an event.
  public init(_ element: ElementID, _ action: Action) {
    self.element = element
    self.action = action
  }

  /// The actions of a user.
  public enum Action: Hashable, Sendable {
    /// Presses a button, link, row or option.
    case tap
    /// Replaces the text of a field.
    case setText(String)
    /// Selects UTF-16 code units of the words in a field, or places the insertion point between them.
    case selectText(Swift.Range<Int>)
    /// Switches a toggle.
    case setOn(Bool)
    /// Moves a slider to a number.
    case setNumber(Double)
    /// Sets a date picker.
    case setDate(DateValue)
    /// Sets a colour picker.
    case setColor(RGBColor)
    /// Steps a stepper up or down.
    case step(up: Bool)
    /// Chooses an option of a picker or a tab of a tab view.
    case select(ElementID)
    /// Gives the keyboard focus to the element.
    case focus
    /// Takes the keyboard focus from the element.
    case blur
    /// Presses return in a field.
    case submit
    /// Dismisses a presentation: Escape, a tap on the backdrop, a swipe.
    case dismiss
    /// Goes back on a navigation stack until this number of screens is above the root.
    case back(depth: Int)
    /// Selects several rows of a list or table, or asks for what can be done with them.
    case choose(RowChoice)
    /// Deletes a row of a list.
    case delete
    /// Moves a row of a list before the row that is at this index now.
    case move(to: Int)
    /// Drops the content of another element at a place, relative to the top left corner.
    case drop(ElementID, at: CGPoint)
    /// Drops the content of an element before the row that is at this index now.
    case insert(ElementID, at: Int)
    /// Drags content that the element takes onto it, or away from it.
    case target(Bool)
    /// Pulls a list to refresh it.
    case refresh
    /// Provides the text on the user's clipboard.
    case paste(String)
    /// Presses a button with a finger or pointer, or releases it; a tap is a separate event.
    case press(Bool)
    /// Taps several times in succession.
    case tapRepeatedly(count: Int)
    /// Presses for a long time.
    case longPress
    /// Drags a pointer that went down on the element.
    case drag(Drag)
    /// Moves two fingers that went down on the element apart, together or around each other.
    case pinch(Pinch)
    /// Taps a place of the element, as often as it asks for.
    case spot(Spot)
    /// Moves a pointer onto the element or away from it.
    case hover(Bool)
    /// Moves a pointer to a place above the element, or away from it.
    case hoverPlace(HoverPlace?)
    /// Points at a place in the plot of a chart, selects a range there, or scrolls the plot.
    case plot(PlotEvent)
    /// Presses, holds or releases a key, with the modifier keys that are held down, while the focus is on
    /// the element or within it.
    case key(KeyEquivalent, modifiers: EventModifiers = [], phase: KeyPhases = .down)
    /// Presses or releases modifier keys; those that are held now.
    case hold(EventModifiers)
    /// Begins or ends a phase of scrolling.
    case scrollPhase(ScrollChange)
    /// Reports how a text was set that the app draws.
    case typeset(TypesetText)
    /// Reports the geometry of elements that the app asks about; the event's element is the scene.
    case measure(GeometryReport)
    /// Reports the reader's preferences, which the app asks about; the event's element is the scene.
    case prefer(ReaderPreferences)
    /// Goes to the screen with an address, a percent-encoded path; the event's element is the scene.
    case open(String)
  }

  /// One moment of a drag.
  public struct Drag: Hashable, Sendable {
    /// The phase of a drag.
    public enum Phase: String, Hashable, Sendable {
      /// The pointer has moved.
      case changed
      /// The pointer was released.
      case ended
      /// The drag was interrupted.
      case cancelled
    }

    /// The phase of the drag at this moment.
    public let phase: Phase
    /// The start of the drag, relative to the element's top left corner, in points.
    public let start: CGPoint
    /// The current location, relative to the element's top left corner, in points.
    public let location: CGPoint
    /// How fast the pointer moves, in points per second.
    public let velocity: CGSize
    /// The element's top left corner in the window, in points.
    public let origin: CGPoint

    /// Creates a moment of a drag.
    ///
    /// - Parameters:
    ///   - phase: The phase of the drag.
    ///   - start: The start of the drag, relative to the element's top left corner.
    ///   - location: The current location, relative to that corner.
    ///   - velocity: How fast the pointer moves, in points per second.
    ///   - origin: The corner in the window.
    public init(
      _ phase: Phase, from start: CGPoint, to location: CGPoint, velocity: CGSize = .zero,
      origin: CGPoint = .zero
    ) {
      self.phase = phase
      self.start = start
      self.location = location
      self.velocity = velocity
      self.origin = origin
    }
  }
}

/// The reason why a user's event was refused.
///
/// App code hasn't run.
public enum EventRefusal: Error, Hashable, Sendable {
  /// The tree has no element with that id.
  case absent(ElementID)
  /// The element or an ancestor is disabled.
  case disabled(ElementID)
  /// The element or an ancestor is hidden, or covered by a modal presentation.
  case hidden(ElementID)
  /// Elements of this role don't accept the action, or nothing handles it.
  case unsupported(ElementID, ElementRole, UserEvent.Action)
  /// The control doesn't offer the value.
  case invalidValue(ElementID, String)
  /// The user can't dismiss the presentation or screen.
  case dismissDisabled(ElementID)
}
