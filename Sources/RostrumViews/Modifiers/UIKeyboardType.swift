/// The keyboard that a text field requests.
public typealias UIKeyboardType = KeyboardType
