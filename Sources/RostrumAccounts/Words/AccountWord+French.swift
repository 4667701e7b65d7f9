extension AccountWord {
  /// The sentence in French.
  var french: String {
    switch self {
    case .signIn: "Se connecter"
    case .signInWith: "Se connecter avec %@"
    case .name: "Nom"
    case .password: "Mot de passe"
    case .newPassword: "Nouveau mot de passe"
    case .passwordHint: "Au moins %@ caractères"
    case .forgotten: "Mot de passe oublié ?"
    case .resetTitle: "Réinitialiser le mot de passe"
    case .resetHint:
      "Saisissez votre nom. S’il existe un compte à ce nom, vous recevrez un lien pour choisir un nouveau mot de passe."
    case .sendLink: "Envoyer le lien"
    case .linkSent: "S’il existe un compte à ce nom, un lien est en route."
    case .back: "Retour à la connexion"
    case .choosePassword: "Choisir un mot de passe"
    case .save: "Enregistrer et se connecter"
    case .signOut: "Se déconnecter"
    case .signOutQuestion: "Se déconnecter ?"
    case .wrongPassword: "Le nom ou le mot de passe est incorrect."
    case .tooManyAttempts: "Trop de tentatives. Réessayez dans une minute."
    case .busy: "Le serveur est occupé. Réessayez."
    case .unavailable: "La connexion est impossible pour le moment. Réessayez plus tard."
    case .unusablePassword:
      "Choisissez un mot de passe d’au moins %@ caractères et d’au plus %@ octets."
    case .invalidLink: "Ce lien n’est plus valable. Demandez-en un nouveau."
    case .foreignForm: "Le formulaire provient d’un autre site. Rouvrez cette page."
    case .malformedForm: "Le formulaire est incomplet. Réessayez."
    case .providerFailed: "La connexion avec %@ a échoué. Réessayez."
    }
  }
}
