/// The assistant that prepares a presentation.
public enum ActionAssistantType {
  /// The default assistant, which passes on the content of the event.
  case basic
  /// A custom assistant.
  case custom(_ assistant: any InterfaceActionConfiguring)
}
