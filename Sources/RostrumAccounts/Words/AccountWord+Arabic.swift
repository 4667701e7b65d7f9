extension AccountWord {
  /// The sentence in Arabic.
  var arabic: String {
    switch self {
    case .signIn: "تسجيل الدخول"
    case .signInWith: "تسجيل الدخول باستخدام %@"
    case .name: "الاسم"
    case .password: "كلمة السر"
    case .newPassword: "كلمة سر جديدة"
    case .passwordHint: "%@ أحرف على الأقل"
    case .forgotten: "هل نسيت كلمة السر؟"
    case .resetTitle: "إعادة تعيين كلمة السر"
    case .resetHint: "أدخل اسمك. إذا كان هناك حساب بهذا الاسم، فستصلك وصلة لاختيار كلمة سر جديدة."
    case .sendLink: "إرسال الوصلة"
    case .linkSent: "إذا كان هناك حساب بهذا الاسم، فالوصلة في طريقها إليك."
    case .back: "العودة إلى تسجيل الدخول"
    case .choosePassword: "اختيار كلمة السر"
    case .save: "حفظ وتسجيل الدخول"
    case .signOut: "تسجيل الخروج"
    case .signOutQuestion: "هل تريد تسجيل الخروج؟"
    case .wrongPassword: "الاسم أو كلمة السر غير صحيحة."
    case .tooManyAttempts: "محاولات كثيرة جدًا. حاول مرة أخرى بعد دقيقة."
    case .busy: "الخادم مشغول. حاول مرة أخرى."
    case .unavailable: "تسجيل الدخول غير ممكن حاليًا. حاول لاحقًا."
    case .unusablePassword: "اختر كلمة سر من %@ أحرف على الأقل و%@ بايت على الأكثر."
    case .invalidLink: "لم تعد هذه الوصلة صالحة. اطلب وصلة جديدة."
    case .foreignForm: "النموذج من موقع آخر. افتح هذه الصفحة مرة أخرى."
    case .malformedForm: "النموذج غير مكتمل. حاول مرة أخرى."
    case .providerFailed: "فشل تسجيل الدخول باستخدام %@. حاول مرة أخرى."
    }
  }
}
