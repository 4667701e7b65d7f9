extension SystemWord {
  /// The word in Arabic.
  var arabic: String {
    switch self {
    case .ok: "موافق"
    case .cancel: "إلغاء"
    case .done: "تم"
    case .edit: "تحرير"
    case .delete: "حذف"
    case .move: "نقل"
    case .back: "رجوع"
    case .close: "إغلاق"
    case .paste: "لصق"
    case .refresh: "تحديث"
    case .increment: "زيادة"
    case .decrement: "إنقاص"
    case .previousMonth: "الشهر السابق"
    case .nextMonth: "الشهر التالي"
    case .hour: "الساعة"
    case .minute: "الدقيقة"
    case .search: "بحث"
    case .scope: "نطاق البحث"
    case .actions: "إجراءات"
    case .titleMenu: "قائمة العنوان"
    case .section: "قسم"
    case .sidebar: "الشريط الجانبي"
    case .inspector: "معلومات"
    case .size: "الحجم"
    case .page: "الصفحة %lld من %lld"
    case .moreRows: "%lld صف إضافي"
    case .percent: "%lld بالمئة"
    case .results: "%lld نتيجة"
    case .moved: "تم النقل إلى الموضع %lld من %lld"
    case .skip: "الانتقال إلى المحتوى"
    case .measure: "قياس"
    case .progress: "التقدم"
    case .loading: "جارٍ التحميل"
    case .refreshing: "جارٍ التحديث…"
    case .noResults: "لا توجد نتائج"
    case .noResultsFor: "لا توجد نتائج لـ «%@»"
    case .tryNewSearch: "تحقق من الإملاء أو جرّب بحثًا آخر."
    case .connecting: "جارٍ الاتصال…"
    case .reconnecting: "جارٍ إعادة الاتصال…"
    case .reconnected: "تمت استعادة الاتصال"
    case .restarted: "أُعيد تشغيل الصفحة"
    case .pasteRefused: "لا يسمح المتصفح باللصق هنا"
    case .sheetEdited: "أغلق هذا بأحد أزراره، أو اضغط Escape."
    case .textTooLong: "النص أطول من أن يتسع له هذا الحقل"
    case .serverBusy: "الخادم مشغول. ستتصل الصفحة في أقرب وقت ممكن."
    case .tooManyPages: "عدد الصفحات المفتوحة من هذا التطبيق كبير جدًا. أغلق بعضها."
    case .signedOut: "تم تسجيل خروجك. أعد تحميل الصفحة لتسجيل الدخول."
    case .pageBroken: "لا يمكن عرض هذه الصفحة. أعد تحميلها للبدء من جديد."
    }
  }

  /// The form of the word for some numbers in Arabic.
  func arabic(_ category: PluralCategory) -> String? {
    switch (self, category) {
    case (.moreRows, .zero): "لا صفوف إضافية"
    case (.moreRows, .one): "صف إضافي واحد"
    case (.moreRows, .two): "صفان إضافيان"
    case (.moreRows, .few): "%lld صفوف إضافية"
    case (.moreRows, .many): "%lld صفًا إضافيًا"
    case (.results, .zero): "لا توجد نتائج"
    case (.results, .one): "نتيجة واحدة"
    case (.results, .two): "نتيجتان"
    case (.results, .few): "%lld نتائج"
    case (.results, .many): "%lld نتيجة"
    default: nil
    }
  }
}
