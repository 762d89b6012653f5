import type { MessageTemplate } from "../messages/MessageTemplate.ts";

/** The message with a code; its words are the same for every purpose, so that it reveals nothing about the account. */
export const verificationTemplate: MessageTemplate = {
  name: "verification.code",
  subject: {
    EN: "Your code for {site}: {code}",
    VI: "Mã của bạn tại {site}: {code}",
    TH: "รหัสของคุณสำหรับ {site}: {code}",
    CN: "您在 {site} 的验证码:{code}",
    ID: "Kode Anda untuk {site}: {code}",
    TL: "Ang code mo para sa {site}: {code}",
  },
  text: {
    EN: "{code} is your code for {site}. It is valid for {minutes} minutes. Never share it with anyone; we will not ask you for it.",
    VI: "{code} là mã của bạn tại {site}, có hiệu lực trong {minutes} phút. Không cho bất kỳ ai biết mã này; chúng tôi sẽ không hỏi bạn.",
    TH: "{code} คือรหัสของคุณสำหรับ {site} ใช้ได้ {minutes} นาที อย่าบอกรหัสนี้กับใคร เราจะไม่ถามรหัสจากคุณ",
    CN: "{code} 是您在 {site} 的验证码,{minutes} 分钟内有效。请勿告诉任何人,我们不会向您索取。",
    ID: "{code} adalah kode Anda untuk {site}, berlaku {minutes} menit. Jangan beri tahu siapa pun; kami tidak akan memintanya.",
    TL: "{code} ang code mo para sa {site}. Balido ito nang {minutes} minuto. Huwag itong sabihin kaninuman; hindi namin ito hihingin.",
  },
  secrets: ["code"],
};
