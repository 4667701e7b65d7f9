extension SystemWord {
  /// The word in French.
  var french: String {
    switch self {
    case .ok: "OK"
    case .cancel: "Annuler"
    case .done: "Terminé"
    case .edit: "Modifier"
    case .delete: "Supprimer"
    case .move: "Déplacer"
    case .back: "Retour"
    case .close: "Fermer"
    case .paste: "Coller"
    case .refresh: "Actualiser"
    case .share: "Partager…"
    case .copied: "Copié"
    case .chooseFile: "Choisir un fichier…"
    case .chooseFiles: "Choisir des fichiers…"
    case .moveTo: "Déplacer vers…"
    case .beforeRow: "Avant %@"
    case .lastRow: "À la fin"
    case .increment: "Augmenter"
    case .decrement: "Diminuer"
    case .previousMonth: "Mois précédent"
    case .nextMonth: "Mois suivant"
    case .hour: "Heure"
    case .minute: "Minute"
    case .search: "Rechercher"
    case .scope: "Étendue de la recherche"
    case .actions: "Actions"
    case .titleMenu: "Menu du titre"
    case .section: "Section"
    case .sidebar: "Barre latérale"
    case .inspector: "Informations"
    case .size: "Taille"
    case .page: "Page %lld sur %lld"
    case .moreRows: "%lld autres lignes"
    case .percent: "%lld pour cent"
    case .results: "%lld résultats"
    case .moved: "Déplacé à la position %lld sur %lld"
    case .skip: "Aller au contenu"
    case .measure: "Mesure"
    case .progress: "Progression"
    case .loading: "Chargement"
    case .refreshing: "Actualisation…"
    case .noResults: "Aucun résultat"
    case .noResultsFor: "Aucun résultat pour « %@ »"
    case .tryNewSearch: "Vérifiez l’orthographe ou essayez une autre recherche."
    case .connecting: "Connexion…"
    case .reconnecting: "Reconnexion…"
    case .reconnected: "Connexion rétablie"
    case .offline: "Vous êtes hors ligne"
    case .restarted: "La page a été redémarrée"
    case .lastLost: "Votre dernière action est peut-être perdue"
    case .notStored:
      "Les modifications ne peuvent pas être enregistrées pour le moment. Ce que vous faites peut être perdu."
    case .pasteRefused: "Le navigateur ne permet pas de coller ici"
    case .sheetEdited: "Fermez ceci avec l’un de ses boutons, ou appuyez sur Échap."
    case .textTooLong: "Le texte est trop long pour ce champ"
    case .serverBusy: "Le serveur est occupé. La page se connectera dès que possible."
    case .tooManyPages: "Trop de pages de cette app sont ouvertes. Fermez-en quelques-unes."
    case .signedOut: "Vous êtes déconnecté. Rechargez la page pour vous connecter."
    case .cookiesRefused:
      "Cette page a besoin de cookies. Autorisez-les dans le navigateur, puis rechargez la page."
    case .pageBroken: "Cette page ne peut pas être affichée. Rechargez-la pour recommencer."
    case .fileNotSent: "« %@ » n’a pas pu être envoyé."
    case .fileTooLarge: "« %@ » est trop volumineux pour être envoyé."
    case .tryAgain: "Réessayer"
    case .fileOfOtherType: "« %@ » est d’un type qui ne peut pas être ouvert ici."
    case .fileRefused: "« %@ » est trop volumineux."
    case .fileInterrupted: "Le fichier n’a pas pu être transféré."
    }
  }

  /// The form of the word for some numbers in French.
  func french(_ category: PluralCategory) -> String? {
    switch (self, category) {
    case (.moreRows, .one): "%lld autre ligne"
    case (.results, .one): "%lld résultat"
    default: nil
    }
  }
}
