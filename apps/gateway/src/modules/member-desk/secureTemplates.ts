import type { MessageTemplate } from "../../messages/MessageTemplate.ts";
import { givenPasswordHours } from "@marquee/contract/staff";

/** The password that staff have sent to a member (LG-11, Q-33). */
const givenTemplate: MessageTemplate = {
  name: "password.given",
  subject: {
    EN: "{site}: a new password",
    VI: "{site}: mật khẩu mới",
    TH: "{site}: รหัสผ่านใหม่",
    CN: "{site}:新密码",
    ID: "{site}: kata sandi baru",
    TL: "{site}: bagong password",
  },
  text: {
    EN: "{site} has set a new password for {username}: {password}\nIt works for {hours} hours, and you choose your own when you log in. If you did not ask for it, contact us.",
    VI: "{site} đã đặt mật khẩu mới cho {username}: {password}\nMật khẩu này dùng được trong {hours} giờ, và bạn sẽ chọn mật khẩu riêng khi đăng nhập. Nếu bạn không yêu cầu, hãy liên hệ với chúng tôi.",
    TH: "{site} ตั้งรหัสผ่านใหม่ให้ {username}: {password}\nใช้ได้ {hours} ชั่วโมง และคุณจะเลือกรหัสผ่านของตนเองเมื่อเข้าสู่ระบบ หากคุณไม่ได้ขอ โปรดติดต่อเรา",
    CN: "{site} 已为 {username} 设置新密码:{password}\n该密码 {hours} 小时内有效,登录时请设置您自己的密码。如非本人申请,请联系我们。",
    ID: "{site} telah mengatur kata sandi baru untuk {username}: {password}\nBerlaku {hours} jam, dan Anda memilih kata sandi sendiri saat masuk. Jika Anda tidak memintanya, hubungi kami.",
    TL: "Nagtakda ang {site} ng bagong password para kay {username}: {password}\nGumagana ito nang {hours} oras, at pipili ka ng sarili mo sa pag-log in. Kung hindi mo ito hiningi, makipag-ugnayan sa amin.",
  },
  secrets: ["password"],
  waitMinutes: givenPasswordHours * 60,
};

/** Staff have removed a member's authenticator app and passkeys. */
const removedTemplate: MessageTemplate = {
  name: "factors.removed",
  subject: {
    EN: "{site}: your ways to log in were removed",
    VI: "{site}: các cách đăng nhập của bạn đã bị gỡ",
    TH: "{site}: ลบวิธีเข้าสู่ระบบของคุณแล้ว",
    CN: "{site}:您的登录方式已移除",
    ID: "{site}: cara masuk Anda telah dihapus",
    TL: "{site}: inalis ang mga paraan mo ng pag-sign in",
  },
  text: {
    EN: "The authenticator app, passkeys and linked social accounts of your account at {site} were removed by customer service. If you did not ask for it, change your password and contact us.",
    VI: "Ứng dụng xác thực, khóa truy cập và tài khoản mạng xã hội liên kết của tài khoản bạn tại {site} đã được bộ phận chăm sóc khách hàng gỡ bỏ. Nếu bạn không yêu cầu, hãy đổi mật khẩu và liên hệ với chúng tôi.",
    TH: "ฝ่ายบริการลูกค้าลบแอปยืนยันตัวตน พาสคีย์ และบัญชีโซเชียลที่เชื่อมต่อของบัญชีคุณที่ {site} แล้ว หากคุณไม่ได้ขอ โปรดเปลี่ยนรหัสผ่านและติดต่อเรา",
    CN: "客服已移除您在 {site} 账户的验证器应用、通行密钥和关联的社交账户。如非本人申请,请修改密码并联系我们。",
    ID: "Aplikasi autentikator, kunci sandi, dan akun sosial tertaut pada akun Anda di {site} telah dihapus oleh layanan pelanggan. Jika Anda tidak memintanya, ubah kata sandi dan hubungi kami.",
    TL: "Inalis ng customer service ang authenticator app, mga passkey, at naka-link na social account ng account mo sa {site}. Kung hindi mo ito hiningi, palitan ang password at makipag-ugnayan sa amin.",
  },
  secrets: [],
};

/** Messages about what staff do for a member's security. */
export const secureTemplates: readonly MessageTemplate[] = [givenTemplate, removedTemplate];
