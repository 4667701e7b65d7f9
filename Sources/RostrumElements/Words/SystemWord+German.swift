extension SystemWord {
  /// The word in German.
  var german: String {
    switch self {
    case .ok: "OK"
    case .cancel: "Abbrechen"
    case .done: "Fertig"
    case .edit: "Bearbeiten"
    case .delete: "Löschen"
    case .move: "Verschieben"
    case .back: "Zurück"
    case .close: "Schließen"
    case .paste: "Einsetzen"
    case .refresh: "Aktualisieren"
    case .share: "Teilen …"
    case .copied: "Kopiert"
    case .chooseFile: "Datei auswählen …"
    case .chooseFiles: "Dateien auswählen …"
    case .moveTo: "Verschieben nach …"
    case .beforeRow: "Vor %@"
    case .lastRow: "Am Ende"
    case .increment: "Erhöhen"
    case .decrement: "Verringern"
    case .previousMonth: "Vorheriger Monat"
    case .nextMonth: "Nächster Monat"
    case .hour: "Stunde"
    case .minute: "Minute"
    case .search: "Suchen"
    case .scope: "Suchbereich"
    case .actions: "Aktionen"
    case .titleMenu: "Titelmenü"
    case .section: "Abschnitt"
    case .sidebar: "Seitenleiste"
    case .inspector: "Informationen"
    case .size: "Größe"
    case .page: "Seite %lld von %lld"
    case .moreRows: "%lld weitere Zeilen"
    case .percent: "%lld Prozent"
    case .results: "%lld Ergebnisse"
    case .moved: "An Position %lld von %lld verschoben"
    case .skip: "Zum Inhalt springen"
    case .measure: "Messwert"
    case .progress: "Fortschritt"
    case .loading: "Wird geladen"
    case .refreshing: "Wird aktualisiert …"
    case .noResults: "Keine Ergebnisse"
    case .noResultsFor: "Keine Ergebnisse für „%@“"
    case .tryNewSearch: "Prüfe die Schreibweise oder suche nach etwas anderem."
    case .connecting: "Verbindung wird hergestellt …"
    case .reconnecting: "Verbindung wird wiederhergestellt …"
    case .reconnected: "Wieder verbunden"
    case .offline: "Du bist offline"
    case .restarted: "Die Seite wurde neu gestartet"
    case .lastLost: "Was du zuletzt getan hast, ist vielleicht verloren"
    case .notStored:
      "Änderungen können gerade nicht gespeichert werden. Was du jetzt tust, geht vielleicht verloren."
    case .pasteRefused: "Der Browser erlaubt das Einsetzen hier nicht"
    case .sheetEdited: "Schließe dies mit einer seiner Tasten oder mit Escape."
    case .textTooLong: "Der Text ist zu lang für dieses Feld"
    case .serverBusy: "Der Server ist ausgelastet. Die Seite verbindet sich, sobald es geht."
    case .tooManyPages: "Zu viele Seiten dieser App sind offen. Schließe einige davon."
    case .signedOut: "Du bist abgemeldet. Lade die Seite neu, um dich anzumelden."
    case .cookiesRefused:
      "Diese Seite braucht Cookies. Erlaube sie im Browser und lade die Seite neu."
    case .pageBroken: "Diese Seite kann nicht angezeigt werden. Lade sie neu, um neu zu beginnen."
    case .fileNotSent: "„%@“ konnte nicht gesendet werden."
    case .fileTooLarge: "„%@“ ist zu groß, um gesendet zu werden."
    case .tryAgain: "Erneut versuchen"
    case .fileOfOtherType: "„%@“ ist von einem Typ, der hier nicht geöffnet werden kann."
    case .fileRefused: "„%@“ ist zu groß."
    case .fileInterrupted: "Die Datei konnte nicht übertragen werden."
    }
  }

  /// The form of the word for some numbers in German.
  func german(_ category: PluralCategory) -> String? {
    switch (self, category) {
    case (.moreRows, .one): "%lld weitere Zeile"
    case (.results, .one): "%lld Ergebnis"
    default: nil
    }
  }
}
