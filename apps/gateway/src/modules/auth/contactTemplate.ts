import type { MessageTemplate } from "../../messages/MessageTemplate.ts";

/** The message with the link that proves a new member's mailbox or phone (decision 099). */
export const contactTemplate: MessageTemplate = {
  name: "contact.confirm",
  subject: {
    EN: "Confirm your e-mail address for {site}",
    VI: "Xác nhận địa chỉ email của bạn cho {site}",
    TH: "ยืนยันอีเมลของคุณสำหรับ {site}",
    CN: "请确认您在 {site} 的电子邮箱",
    ID: "Konfirmasi alamat email Anda untuk {site}",
    TL: "Kumpirmahin ang email address mo para sa {site}",
  },
  text: {
    EN: "{site}: the account {username} was opened with this contact. If it is yours, open this link within {days} days and confirm it:\n\n{link}\n\nIf it was not you, ignore this message.",
    VI: "{site}: tài khoản {username} đã được mở với liên hệ này. Nếu là của bạn, hãy mở liên kết này trong vòng {days} ngày và xác nhận:\n\n{link}\n\nNếu không phải bạn, hãy bỏ qua tin nhắn này.",
    TH: "{site}: มีการเปิดบัญชี {username} ด้วยข้อมูลติดต่อนี้ หากเป็นของคุณ โปรดเปิดลิงก์นี้ภายใน {days} วันแล้วกดยืนยัน:\n\n{link}\n\nหากไม่ใช่คุณ โปรดละเว้นข้อความนี้",
    CN: "{site}:有人用此联系方式开通了账户 {username}。如果是您本人,请在 {days} 天内打开此链接并确认:\n\n{link}\n\n如果不是您本人,请忽略此消息。",
    ID: "{site}: akun {username} dibuka dengan kontak ini. Jika ini milik Anda, buka tautan ini dalam {days} hari lalu konfirmasi:\n\n{link}\n\nJika bukan Anda, abaikan pesan ini.",
    TL: "{site}: binuksan ang account na {username} gamit ang contact na ito. Kung sa iyo ito, buksan ang link na ito sa loob ng {days} araw at kumpirmahin:\n\n{link}\n\nKung hindi ikaw, balewalain ang mensaheng ito.",
  },
  secrets: ["link"],
};
