import type { MessageTemplate } from "../../messages/MessageTemplate.ts";

/** Messages to members about new ways into their account, and those that ended. They contain no secrets. */
export const signInTemplates: readonly MessageTemplate[] = [
  {
    name: "passkey.added",
    subject: {
      EN: "{site}: a passkey was added",
      VI: "{site}: đã thêm một khóa truy cập",
      TH: "{site}: เพิ่มพาสคีย์แล้ว",
      CN: "{site}:已添加通行密钥",
      ID: "{site}: kunci sandi ditambahkan",
      TL: "{site}: nadagdag ang isang passkey",
    },
    text: {
      EN: "A passkey now logs in to your account at {site}. If this was not you, remove it in the member centre, change your password and contact us.",
      VI: "Một khóa truy cập giờ có thể đăng nhập vào tài khoản của bạn tại {site}. Nếu không phải bạn thực hiện, hãy gỡ nó trong trung tâm thành viên, đổi mật khẩu và liên hệ với chúng tôi.",
      TH: "ตอนนี้พาสคีย์เข้าสู่บัญชีของคุณที่ {site} ได้แล้ว หากไม่ใช่คุณ โปรดลบออกในศูนย์สมาชิก เปลี่ยนรหัสผ่าน และติดต่อเรา",
      CN: "现在可使用通行密钥登录您在 {site} 的账户。如非本人操作,请在会员中心移除、修改密码并联系我们。",
      ID: "Kunci sandi kini dapat masuk ke akun Anda di {site}. Jika bukan Anda yang melakukannya, hapus di pusat anggota, ubah kata sandi, dan hubungi kami.",
      TL: "Nakakapag-log in na ang isang passkey sa account mo sa {site}. Kung hindi ikaw ito, alisin ito sa member centre, palitan ang password, at makipag-ugnayan sa amin.",
    },
    secrets: [],
  },
  {
    name: "social.linked",
    subject: {
      EN: "{site}: {provider} was linked",
      VI: "{site}: đã liên kết {provider}",
      TH: "{site}: เชื่อมต่อ {provider} แล้ว",
      CN: "{site}:已关联 {provider}",
      ID: "{site}: {provider} telah ditautkan",
      TL: "{site}: na-link ang {provider}",
    },
    text: {
      EN: "An account at {provider} now logs in to your account at {site}. If this was not you, change your password and contact us.",
      VI: "Một tài khoản {provider} giờ có thể đăng nhập vào tài khoản của bạn tại {site}. Nếu không phải bạn thực hiện, hãy đổi mật khẩu và liên hệ với chúng tôi.",
      TH: "ตอนนี้บัญชี {provider} เข้าสู่บัญชีของคุณที่ {site} ได้แล้ว หากไม่ใช่คุณ โปรดเปลี่ยนรหัสผ่านและติดต่อเรา",
      CN: "现在可使用 {provider} 账户登录您在 {site} 的账户。如非本人操作,请修改密码并联系我们。",
      ID: "Akun {provider} kini dapat masuk ke akun Anda di {site}. Jika bukan Anda yang melakukannya, ubah kata sandi dan hubungi kami.",
      TL: "Nakakapag-log in na ang isang account sa {provider} sa account mo sa {site}. Kung hindi ikaw ito, palitan ang password at makipag-ugnayan sa amin.",
    },
    secrets: [],
  },
  {
    name: "sign-in.removed",
    subject: {
      EN: "{site}: a way to log in was removed",
      VI: "{site}: đã gỡ một cách đăng nhập",
      TH: "{site}: ลบวิธีเข้าสู่ระบบแล้ว",
      CN: "{site}:已移除一种登录方式",
      ID: "{site}: satu cara masuk telah dihapus",
      TL: "{site}: inalis ang isang paraan ng pag-log in",
    },
    text: {
      EN: "This no longer logs in to your account at {site}: {way}. If this was not you, change your password and contact us.",
      VI: "Cách sau không còn đăng nhập được vào tài khoản của bạn tại {site}: {way}. Nếu không phải bạn thực hiện, hãy đổi mật khẩu và liên hệ với chúng tôi.",
      TH: "รายการนี้เข้าสู่บัญชีของคุณที่ {site} ไม่ได้อีก: {way} หากไม่ใช่คุณ โปรดเปลี่ยนรหัสผ่านและติดต่อเรา",
      CN: "以下方式已不能登录您在 {site} 的账户:{way}。如非本人操作,请修改密码并联系我们。",
      ID: "Ini tidak dapat lagi masuk ke akun Anda di {site}: {way}. Jika bukan Anda yang melakukannya, ubah kata sandi dan hubungi kami.",
      TL: "Hindi na ito nakakapag-log in sa account mo sa {site}: {way}. Kung hindi ikaw ito, palitan ang password at makipag-ugnayan sa amin.",
    },
    secrets: [],
  },
  {
    name: "sign-ins.ended",
    subject: {
      EN: "{site}: passkeys and linked accounts were removed along with your old password",
      VI: "{site}: khóa truy cập và tài khoản liên kết đã kết thúc cùng mật khẩu cũ",
      TH: "{site}: พาสคีย์และบัญชีที่เชื่อมต่อสิ้นสุดพร้อมรหัสผ่านเดิม",
      CN: "{site}:通行密钥和关联账户已随旧密码失效",
      ID: "{site}: kunci sandi dan akun tertaut berakhir bersama kata sandi lama",
      TL: "{site}: natapos ang mga passkey at naka-link na account kasama ng lumang password",
    },
    text: {
      EN: "You set a new password at {site}. These no longer log in to your account: {ways}. Add yours again in the member centre. If this was not you, contact us.",
      VI: "Bạn đã đặt mật khẩu mới tại {site}. Những cách sau không còn đăng nhập được vào tài khoản của bạn: {ways}. Hãy thêm lại trong trung tâm thành viên. Nếu không phải bạn thực hiện, hãy liên hệ với chúng tôi.",
      TH: "คุณตั้งรหัสผ่านใหม่ที่ {site} แล้ว รายการต่อไปนี้เข้าสู่บัญชีของคุณไม่ได้อีก: {ways} เพิ่มของคุณใหม่ได้ในศูนย์สมาชิก หากไม่ใช่คุณ โปรดติดต่อเรา",
      CN: "您已在 {site} 设置新密码。以下方式已不能登录您的账户:{ways}。您可以在会员中心重新添加。如非本人操作,请联系我们。",
      ID: "Anda mengatur kata sandi baru di {site}. Ini tidak dapat lagi masuk ke akun Anda: {ways}. Tambahkan lagi milik Anda di pusat anggota. Jika bukan Anda yang melakukannya, hubungi kami.",
      TL: "Nagtakda ka ng bagong password sa {site}. Hindi na nakakapag-log in sa account mo ang mga ito: {ways}. Idagdag muli ang sa iyo sa member centre. Kung hindi ikaw ito, makipag-ugnayan sa amin.",
    },
    secrets: [],
  },
];
