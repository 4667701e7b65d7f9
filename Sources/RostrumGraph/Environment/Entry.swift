/// Generates the key of a value that is declared as a property.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var accent = Color.blue
/// }
///
/// extension Transaction {
///   @Entry var comesFromUser = false
/// }
///
/// extension ContainerValues {
///   @Entry var isPinned = false
/// }
///
/// extension FocusedValues {
///   @Entry var selectedNote: Binding<Note>?
/// }
/// ```
///
/// The initial value is the default. It is evaluated at each use if the property's type is written,
/// or if it is a literal or the call of an initializer.
@attached(accessor, names: named(get), named(set))
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "RostrumMacros", type: "EntryMacro")
