import type { MessageTemplate } from "../../messages/MessageTemplate.ts";

/** The mail with the link for a new password (LG-16). */
export const passwordResetTemplate: MessageTemplate = {
  name: "password.reset",
  subject: {
    EN: "A new password for {site}",
    VI: "Mật khẩu mới cho {site}",
    TH: "รหัสผ่านใหม่สำหรับ {site}",
    CN: "{site} 的新密码",
    ID: "Kata sandi baru untuk {site}",
    TL: "Bagong password para sa {site}",
  },
  text: {
    EN: "Hello {username},\n\nsomeone asked for a new password for your account at {site}. If it was you, open this link within {minutes} minutes:\n\n{link}\n\nIt works once. If it was not you, ignore this e-mail: your password stays as it is.",
    VI: "Xin chào {username},\n\nCó người yêu cầu mật khẩu mới cho tài khoản của bạn tại {site}. Nếu đó là bạn, hãy mở liên kết này trong vòng {minutes} phút:\n\n{link}\n\nLiên kết chỉ dùng được một lần. Nếu không phải bạn, hãy bỏ qua thư này: mật khẩu của bạn vẫn giữ nguyên.",
    TH: "สวัสดี {username}\n\nมีผู้ขอรหัสผ่านใหม่สำหรับบัญชีของคุณที่ {site} หากเป็นคุณ โปรดเปิดลิงก์นี้ภายใน {minutes} นาที:\n\n{link}\n\nลิงก์นี้ใช้ได้ครั้งเดียว หากไม่ใช่คุณ โปรดละเว้นอีเมลนี้ รหัสผ่านของคุณยังคงเดิม",
    CN: "{username},您好!\n\n有人为您在 {site} 的账户申请了新密码。如果是您本人,请在 {minutes} 分钟内打开此链接:\n\n{link}\n\n链接只能使用一次。如果不是您本人,请忽略此邮件,您的密码保持不变。",
    ID: "Halo {username},\n\nseseorang meminta kata sandi baru untuk akun Anda di {site}. Jika itu Anda, buka tautan ini dalam {minutes} menit:\n\n{link}\n\nTautan hanya berlaku sekali. Jika bukan Anda, abaikan email ini: kata sandi Anda tetap sama.",
    TL: "Kumusta {username},\n\nmay humiling ng bagong password para sa account mo sa {site}. Kung ikaw iyon, buksan ang link na ito sa loob ng {minutes} minuto:\n\n{link}\n\nIsang beses lang ito gumagana. Kung hindi ikaw, balewalain ang mail na ito: mananatili ang password mo.",
  },
  secrets: ["link"],
};
