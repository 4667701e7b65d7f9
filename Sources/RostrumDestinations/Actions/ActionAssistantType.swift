/// The assistant of a presentation.
public enum ActionAssistantType {
  /// Passes on the content of the event.
  case basic
  /// An assistant of the app.
  case custom(_ assistant: any InterfaceActionConfiguring)
}
