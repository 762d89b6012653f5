import type { ErrorCode, LanguageCode } from "@marquee/contract";

interface Message {
  readonly EN: string;
  readonly VI: string;
}

const messages: Readonly<Record<ErrorCode, Message>> = {
  unknown: { EN: "Something went wrong.", VI: "Đã có lỗi xảy ra." },
  "server.busy": { EN: "There is a lot going on. Please try again in a moment.", VI: "Hệ thống đang bận. Vui lòng thử lại sau giây lát." },
  "request.invalid": { EN: "The request could not be read.", VI: "Không đọc được yêu cầu." },
  fields: { EN: "Please check the marked fields.", VI: "Vui lòng kiểm tra các ô được đánh dấu." },
  "path.unknown": { EN: "There is nothing at this address.", VI: "Không có gì tại địa chỉ này." },
  "relay.unknown": { EN: "There is no such service.", VI: "Không có dịch vụ này." },
  "body.too.large": { EN: "The request is too large.", VI: "Yêu cầu quá lớn." },
  "merchant.contradiction": { EN: "The merchant does not belong to this address.", VI: "Nhà cung cấp không thuộc địa chỉ này." },
  "host.unknown": { EN: "There is nothing at this address.", VI: "Không có gì tại địa chỉ này." },
  "site.closed": { EN: "This site is closed.", VI: "Trang này đã đóng cửa." },
  "rate.limited": { EN: "Too many requests. Please wait a moment.", VI: "Quá nhiều yêu cầu. Vui lòng đợi một lát." },
  "login.not.session": { EN: "You are not logged in. Please log in.", VI: "Bạn chưa đăng nhập. Vui lòng đăng nhập." },
  "session.replaced": { EN: "You logged in elsewhere.", VI: "Bạn đã đăng nhập ở nơi khác." },
  "session.other.game": { EN: "Another game is open.", VI: "Một trò chơi khác đang mở." },
  "login.credentials.invalid": { EN: "The username or password is not correct.", VI: "Tên đăng nhập hoặc mật khẩu không đúng." },
  "login.locked": { EN: "Too many wrong passwords. Please try again later.", VI: "Sai mật khẩu quá nhiều lần. Vui lòng thử lại sau." },
  "login.not.member": { EN: "This account cannot log in here.", VI: "Tài khoản này không thể đăng nhập tại đây." },
  "login.not.agent": { EN: "Only agents can log in here.", VI: "Chỉ đại lý mới đăng nhập được tại đây." },
  "captcha.required": { EN: "Please fill in the captcha.", VI: "Vui lòng nhập mã xác nhận." },
  "captcha.invalid": { EN: "The captcha is not correct.", VI: "Mã xác nhận không đúng." },
  "account.closed": { EN: "This account is closed.", VI: "Tài khoản này đã đóng." },
  "account.frozen": { EN: "This account is frozen. Please contact customer service.", VI: "Tài khoản này đang bị khóa. Vui lòng liên hệ chăm sóc khách hàng." },
  "rg.self.excluded": { EN: "This account is excluded from play at its own wish.", VI: "Tài khoản này đã tự loại trừ khỏi trò chơi." },
  "freeplay.too.many": { EN: "Too many free demo accounts from here. Please try again later.", VI: "Quá nhiều tài khoản chơi thử từ đây. Vui lòng thử lại sau." },
  "function.not.available": { EN: "This function is not available.", VI: "Chức năng này chưa được bật." },
  "permission.denied": { EN: "You have no permission for this.", VI: "Bạn không có quyền làm việc này." },
  "trial.not.allowed": { EN: "This needs a real account.", VI: "Việc này cần tài khoản thật." },
  "username.taken": { EN: "This username is taken.", VI: "Tên đăng nhập đã có người dùng." },
  "email.taken": { EN: "This e-mail address is in use.", VI: "Địa chỉ email đã được dùng." },
  "mobile.taken": { EN: "This mobile number is in use.", VI: "Số điện thoại đã được dùng." },
  "age.under": { EN: "You are too young to register.", VI: "Bạn chưa đủ tuổi để đăng ký." },
  "terms.required": { EN: "Please agree to the terms.", VI: "Vui lòng đồng ý với điều khoản." },
  "register.disabled": { EN: "Registration is closed.", VI: "Đăng ký đang đóng." },
  "register.limit.ip": { EN: "Too many registrations from here today.", VI: "Hôm nay đã có quá nhiều lượt đăng ký từ đây." },
  "language.disabled": { EN: "This language is not offered.", VI: "Ngôn ngữ này chưa được hỗ trợ." },
  "wallet.insufficient": { EN: "The balance is not sufficient.", VI: "Số dư không đủ." },
  "game.maintenance": { EN: "This game is under maintenance.", VI: "Trò chơi đang bảo trì." },
  "game.not.found": { EN: "There is no such game.", VI: "Không có trò chơi này." },
  "game.disabled": { EN: "This game is not available.", VI: "Trò chơi này không khả dụng." },
  "idempotency.required": { EN: "The request has no key.", VI: "Yêu cầu thiếu khóa." },
  "idempotency.conflict": { EN: "This order was already sent with other data.", VI: "Lệnh này đã được gửi với dữ liệu khác." },
  "encryption.required": { EN: "The request must be encrypted.", VI: "Yêu cầu phải được mã hóa." },
  "encryption.invalid": { EN: "The encrypted request could not be opened.", VI: "Không mở được yêu cầu mã hóa." },
  "encryption.skewed": { EN: "The clock of this device is off.", VI: "Đồng hồ của thiết bị bị lệch." },
  "encryption.replayed": { EN: "This request was sent before.", VI: "Yêu cầu này đã được gửi trước đó." },
  "encryption.key.unknown": { EN: "The encryption key has changed.", VI: "Khóa mã hóa đã thay đổi." },
  maintenance: { EN: "The site is under maintenance.", VI: "Trang đang bảo trì." },
  "region.restricted": { EN: "This site is not available where you are.", VI: "Trang này không khả dụng tại nơi bạn ở." },
  "client.upgrade.required": { EN: "Please reload: there is a new version.", VI: "Vui lòng tải lại: đã có phiên bản mới." },
};

/** The text of a code in Vietnamese for VI, in English for every other language. */
export function toMessage(code: ErrorCode, language: LanguageCode): string {
  return messages[code][language === "VI" ? "VI" : "EN"];
}
