public import Foundation

/// What a user did to one element.
public struct UserEvent: Hashable, Sendable {
  /// The element that the user acted on.
  public let element: ElementID
  /// What the user did.
  public let action: Action

  /// Makes an event of its parts.
  public init(_ element: ElementID, _ action: Action) {
    self.element = element
    self.action = action
  }

  /// The ways in which a user acts.
  public enum Action: Hashable, Sendable {
    /// Presses a button, link, row or option.
    case tap
    /// Changes the text of a field to this text.
    case setText(String)
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
    /// Deletes a row of a list.
    case delete
    /// Moves a row of a list before the row that is at this index now.
    case move(to: Int)
    /// Pulls a list to refresh it.
    case refresh
    /// Hands over the text on the user's clipboard.
    case paste(String)
    /// Puts a finger or pointer down on a button, or lifts it; a tap is told on its own.
    case press(Bool)
    /// Taps several times in a row.
    case tapRepeatedly(count: Int)
    /// Presses for long.
    case longPress
    /// Drags a pointer that went down on the element.
    case drag(Drag)
    /// Moves a pointer onto the element or away from it.
    case hover(Bool)
    /// Presses a key while the element, or one within, has the focus.
    case key(KeyEquivalent)
  }

  /// One moment of a drag.
  public struct Drag: Hashable, Sendable {
    /// What a moment is for the drag.
    public enum Phase: String, Hashable, Sendable {
      /// The pointer moves.
      case changed
      /// The pointer is let go.
      case ended
      /// Something else took the pointer.
      case cancelled
    }

    /// What the moment is for the drag.
    public let phase: Phase
    /// Where the pointer went down, from the top left corner of the element, in points.
    public let start: CGPoint
    /// Where the pointer is, from the top left corner of the element, in points.
    public let location: CGPoint

    /// Makes a moment of its parts.
    public init(_ phase: Phase, from start: CGPoint, to location: CGPoint) {
      self.phase = phase
      self.start = start
      self.location = location
    }
  }
}

/// Why an event of a user was refused.
///
/// App code has not run.
public enum EventRefusal: Error, Hashable, Sendable {
  /// No element of that name is in the tree.
  case absent(ElementID)
  /// The element or one around it is disabled.
  case disabled(ElementID)
  /// The element or one around it is hidden, or covered by a modal presentation.
  case hidden(ElementID)
  /// An element of this role does not take this action, or nothing handles it.
  case unsupported(ElementID, ElementRole, UserEvent.Action)
  /// The value is not one that the control offers.
  case invalidValue(ElementID, String)
  /// The presentation or screen cannot be dismissed by the user.
  case dismissDisabled(ElementID)
}
