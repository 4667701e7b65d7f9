/// What makes a request of an event.
public enum InteractorAssistantType {
  /// Passes on the action alone.
  case basic
  /// Passes on the action alone, and the result to the destination.
  case basicAsync
  /// The app's own assistant.
  case custom(_ assistant: any InteractorAssisting)
}
