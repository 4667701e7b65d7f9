extension SystemWord {
  /// The word in Spanish.
  var spanish: String {
    switch self {
    case .ok: "OK"
    case .cancel: "Cancelar"
    case .done: "Listo"
    case .edit: "Editar"
    case .delete: "Eliminar"
    case .move: "Mover"
    case .back: "Atrás"
    case .close: "Cerrar"
    case .paste: "Pegar"
    case .refresh: "Actualizar"
    case .share: "Compartir…"
    case .copied: "Copiado"
    case .chooseFile: "Seleccionar archivo…"
    case .chooseFiles: "Seleccionar archivos…"
    case .moveTo: "Mover a…"
    case .beforeRow: "Antes de %@"
    case .lastRow: "Al final"
    case .increment: "Aumentar"
    case .decrement: "Reducir"
    case .previousMonth: "Mes anterior"
    case .nextMonth: "Mes siguiente"
    case .hour: "Hora"
    case .minute: "Minuto"
    case .search: "Buscar"
    case .scope: "Ámbito de búsqueda"
    case .actions: "Acciones"
    case .titleMenu: "Menú del título"
    case .section: "Sección"
    case .sidebar: "Barra lateral"
    case .inspector: "Información"
    case .size: "Tamaño"
    case .page: "Página %lld de %lld"
    case .moreRows: "%lld filas más"
    case .percent: "%lld por ciento"
    case .results: "%lld resultados"
    case .moved: "Movido a la posición %lld de %lld"
    case .skip: "Ir al contenido"
    case .measure: "Medida"
    case .progress: "Progreso"
    case .loading: "Cargando"
    case .refreshing: "Actualizando…"
    case .noResults: "Sin resultados"
    case .noResultsFor: "Sin resultados para «%@»"
    case .tryNewSearch: "Revisa la ortografía o prueba con otra búsqueda."
    case .connecting: "Conectando…"
    case .reconnecting: "Reconectando…"
    case .reconnected: "Conexión restablecida"
    case .offline: "No tienes conexión"
    case .restarted: "La página se ha reiniciado"
    case .lastLost: "Es posible que se haya perdido lo último que hiciste"
    case .notStored:
      "Los cambios no se pueden guardar por ahora. Es posible que se pierda lo que hagas."
    case .pasteRefused: "El navegador no permite pegar aquí"
    case .sheetEdited: "Ciérralo con uno de sus botones o pulsa Escape."
    case .textTooLong: "El texto es demasiado largo para este campo"
    case .serverBusy: "El servidor está ocupado. La página se conectará en cuanto pueda."
    case .tooManyPages: "Hay demasiadas páginas de esta app abiertas. Cierra algunas."
    case .signedOut: "Has cerrado la sesión. Vuelve a cargar la página para iniciarla."
    case .cookiesRefused:
      "Esta página necesita cookies. Permítelas en el navegador y vuelve a cargar la página."
    case .pageBroken: "Esta página no se puede mostrar. Vuelve a cargarla para empezar de nuevo."
    case .fileNotSent: "No se pudo enviar “%@”."
    case .fileTooLarge: "“%@” es demasiado grande para enviarlo."
    case .tryAgain: "Reintentar"
    case .fileOfOtherType: "“%@” es de un tipo que no se puede abrir aquí."
    case .fileRefused: "“%@” es demasiado grande."
    case .fileInterrupted: "No se pudo transferir el archivo."
    }
  }

  /// The form of the word for some numbers in Spanish.
  func spanish(_ category: PluralCategory) -> String? {
    switch (self, category) {
    case (.moreRows, .one): "%lld fila más"
    case (.results, .one): "%lld resultado"
    default: nil
    }
  }
}
