/// What prepares a presentation when its event happens.
public enum ActionAssistantType {
  /// Passes on the content that came with the event.
  case basic
  /// The app's own assistant.
  case custom(_ assistant: any InterfaceActionConfiguring)
}
