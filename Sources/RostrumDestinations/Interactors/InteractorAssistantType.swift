/// The assistant that makes a request of an event.
public enum InteractorAssistantType {
  /// Passes on the action alone.
  case basic
  /// Passes on the action alone, and the result to the destination.
  case basicAsync
  /// An assistant of the app.
  case custom(_ assistant: any InteractorAssisting)
}
