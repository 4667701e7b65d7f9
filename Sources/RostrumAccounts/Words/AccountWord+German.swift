extension AccountWord {
  /// The sentence in German.
  var german: String {
    switch self {
    case .signIn: "Anmelden"
    case .signInWith: "Mit %@ anmelden"
    case .name: "Name"
    case .password: "Passwort"
    case .newPassword: "Neues Passwort"
    case .passwordHint: "Mindestens %@ Zeichen"
    case .forgotten: "Passwort vergessen?"
    case .resetTitle: "Passwort zurücksetzen"
    case .resetHint:
      "Gib deinen Namen ein. Wenn es ein Konto mit diesem Namen gibt, bekommst du einen Link für ein neues Passwort."
    case .sendLink: "Link senden"
    case .linkSent: "Wenn es ein Konto mit diesem Namen gibt, ist ein Link unterwegs."
    case .back: "Zurück zur Anmeldung"
    case .choosePassword: "Passwort wählen"
    case .save: "Sichern und anmelden"
    case .signOut: "Abmelden"
    case .signOutQuestion: "Abmelden?"
    case .wrongPassword: "Der Name oder das Passwort ist falsch."
    case .tooManyAttempts: "Zu viele Versuche. Versuche es in einer Minute erneut."
    case .busy: "Der Server ist ausgelastet. Versuche es erneut."
    case .unavailable: "Die Anmeldung ist gerade nicht möglich. Versuche es später erneut."
    case .unusablePassword: "Wähle ein Passwort mit mindestens %@ Zeichen und höchstens %@ Bytes."
    case .invalidLink: "Dieser Link gilt nicht mehr. Bitte um einen neuen."
    case .foreignForm: "Das Formular kommt von einer anderen Website. Öffne diese Seite erneut."
    case .malformedForm: "Das Formular ist unvollständig. Versuche es erneut."
    case .providerFailed: "Die Anmeldung mit %@ ist fehlgeschlagen. Versuche es erneut."
    }
  }
}
