/// The precedence of a handler relative to the view's own handling of an event.
package enum HandlerPrecedence {
  /// The handler runs only if the view doesn't handle the event.
  case low
  /// The handler runs after the view's own handler.
  case equal
  /// The handler runs instead of the view's own handler.
  case high
}
