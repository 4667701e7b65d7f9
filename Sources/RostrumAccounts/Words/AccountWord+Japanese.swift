extension AccountWord {
  /// The sentence in Japanese.
  var japanese: String {
    switch self {
    case .signIn: "サインイン"
    case .signInWith: "%@でサインイン"
    case .name: "名前"
    case .password: "パスワード"
    case .newPassword: "新しいパスワード"
    case .passwordHint: "%@文字以上"
    case .forgotten: "パスワードをお忘れですか？"
    case .resetTitle: "パスワードのリセット"
    case .resetHint: "名前を入力してください。その名前のアカウントがあれば、新しいパスワードを設定するリンクが届きます。"
    case .sendLink: "リンクを送信"
    case .linkSent: "その名前のアカウントがあれば、リンクを送信しました。"
    case .back: "サインインに戻る"
    case .choosePassword: "パスワードの設定"
    case .save: "保存してサインイン"
    case .signOut: "サインアウト"
    case .signOutQuestion: "サインアウトしますか？"
    case .wrongPassword: "名前またはパスワードが違います。"
    case .tooManyAttempts: "試行回数が多すぎます。1分後にもう一度お試しください。"
    case .busy: "サーバが混み合っています。もう一度お試しください。"
    case .unavailable: "現在サインインできません。あとでもう一度お試しください。"
    case .unusablePassword: "%@文字以上、%@バイト以下のパスワードを指定してください。"
    case .invalidLink: "このリンクは無効です。新しいリンクを依頼してください。"
    case .foreignForm: "フォームは別のサイトから送信されました。このページを開き直してください。"
    case .malformedForm: "フォームに不備があります。もう一度お試しください。"
    case .providerFailed: "%@でのサインインに失敗しました。もう一度お試しください。"
    }
  }
}
