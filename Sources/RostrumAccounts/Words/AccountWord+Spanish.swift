extension AccountWord {
  /// The sentence in Spanish.
  var spanish: String {
    switch self {
    case .signIn: "Iniciar sesión"
    case .signInWith: "Iniciar sesión con %@"
    case .name: "Nombre"
    case .password: "Contraseña"
    case .newPassword: "Contraseña nueva"
    case .passwordHint: "Al menos %@ caracteres"
    case .forgotten: "¿Has olvidado tu contraseña?"
    case .resetTitle: "Restablecer la contraseña"
    case .resetHint:
      "Escribe tu nombre. Si hay una cuenta con ese nombre, recibirás un enlace para elegir una contraseña nueva."
    case .sendLink: "Enviar enlace"
    case .linkSent: "Si hay una cuenta con ese nombre, el enlace está en camino."
    case .back: "Volver al inicio de sesión"
    case .choosePassword: "Elegir una contraseña"
    case .save: "Guardar e iniciar sesión"
    case .signOut: "Cerrar sesión"
    case .signOutQuestion: "¿Cerrar sesión?"
    case .wrongPassword: "El nombre o la contraseña no son correctos."
    case .tooManyAttempts: "Demasiados intentos. Vuelve a intentarlo en un minuto."
    case .busy: "El servidor está ocupado. Vuelve a intentarlo."
    case .unavailable: "Ahora no es posible iniciar sesión. Vuelve a intentarlo más tarde."
    case .unusablePassword: "Elige una contraseña de al menos %@ caracteres y como máximo %@ bytes."
    case .invalidLink: "Este enlace ya no es válido. Pide uno nuevo."
    case .foreignForm: "El formulario procede de otro sitio. Vuelve a abrir esta página."
    case .malformedForm: "El formulario está incompleto. Vuelve a intentarlo."
    case .providerFailed: "No se pudo iniciar sesión con %@. Vuelve a intentarlo."
    }
  }
}
