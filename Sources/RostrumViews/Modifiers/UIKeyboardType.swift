/// Which keys a user needs to fill a field in.
public typealias UIKeyboardType = KeyboardType
