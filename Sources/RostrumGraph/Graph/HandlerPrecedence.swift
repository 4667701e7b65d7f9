/// How a handler relates to what a view itself does with the same events.
package enum HandlerPrecedence {
  /// It runs if the view does nothing with the event.
  case low
  /// It runs after the view's own handler.
  case equal
  /// It runs instead of the view's own handler.
  case high
}
