import { defaultLanguage, isLanguageCode } from "@marquee/contract";
import type { Db } from "../../db/Db.ts";
import type { MessageTemplate } from "../../messages/MessageTemplate.ts";
import type { Services } from "./services.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import type { Member } from "./memberStore.ts";

/** Tells a member that a mailbox or phone is proved, which logs in from then on and gets new passwords. */
export const contactConfirmedTemplate: MessageTemplate = {
  name: "contact.confirmed",
  subject: {
    EN: "{site}: a contact was confirmed",
    VI: "{site}: đã xác nhận một liên hệ",
    TH: "{site}: ยืนยันข้อมูลติดต่อแล้ว",
    CN: "{site}:联系方式已确认",
    ID: "{site}: kontak telah dikonfirmasi",
    TL: "{site}: nakumpirma ang isang contact",
  },
  text: {
    EN: "{mask} is now confirmed as a contact of your account at {site}: codes to log in and new passwords may go there. If this was not you, change your password and contact us.",
    VI: "{mask} giờ đã được xác nhận là liên hệ của tài khoản bạn tại {site}: mã đăng nhập và mật khẩu mới có thể được gửi đến đó. Nếu không phải bạn thực hiện, hãy đổi mật khẩu và liên hệ với chúng tôi.",
    TH: "ตอนนี้ {mask} ได้รับการยืนยันเป็นข้อมูลติดต่อของบัญชีคุณที่ {site} แล้ว รหัสเข้าสู่ระบบและรหัสผ่านใหม่อาจส่งไปที่นั่น หากไม่ใช่คุณ โปรดเปลี่ยนรหัสผ่านและติดต่อเรา",
    CN: "{mask} 现已确认为您在 {site} 账户的联系方式:登录验证码和新密码可发送至此。如非本人操作,请修改密码并联系我们。",
    ID: "{mask} kini dikonfirmasi sebagai kontak akun Anda di {site}: kode masuk dan kata sandi baru dapat dikirim ke sana. Jika bukan Anda yang melakukannya, ubah kata sandi dan hubungi kami.",
    TL: "Kumpirmado na ang {mask} bilang contact ng account mo sa {site}: maaaring ipadala roon ang mga code sa pag-log in at bagong password. Kung hindi ikaw ito, palitan ang password at makipag-ugnayan sa amin.",
  },
  secrets: [],
};

/** Tells it in the inbox, and by the confirmed mailbox or, where there is none, the confirmed phone. */
export async function tellContactConfirmed(
  tx: Db,
  { messages }: Pick<Services, "messages">,
  tenant: Pick<Tenant, "id" | "name">,
  member: Member,
  mask: string,
): Promise<void> {
  const { email_key: email, email_confirmed_at: hasEmail, mobile_key: mobile } = member;
  const [tenantId, template, values] = [tenant.id, contactConfirmedTemplate.name, { site: tenant.name, mask }];
  await messages.tell(tx, { tenantId, memberId: member.id, template, values });
  const [channel, recipient] = hasEmail === null ? (["sms", mobile] as const) : (["mail", email] as const);
  if (recipient === null) return;
  const language = isLanguageCode(member.language) ? member.language : defaultLanguage;
  await messages.add(tx, { tenantId, channel, recipient, template, language, values });
}
