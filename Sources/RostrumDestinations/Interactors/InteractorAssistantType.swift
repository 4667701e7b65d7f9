/// The assistant that sends the request of an event.
public enum InteractorAssistantType {
  /// Sends the action without the content of the event.
  case basic
  /// Sends the action without the content of the event, and forwards the result to the destination.
  case basicAsync
  /// A custom assistant.
  case custom(_ assistant: any InteractorAssisting)
}
