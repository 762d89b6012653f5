import { defaultLanguage, isLanguageCode } from "@marquee/contract";
import type { Db } from "../../db/Db.ts";
import type { Call } from "../../http/Call.ts";
import { addSecurityEntries } from "../../authentication/securityLogStore.ts";
import type { MessageTemplate } from "../../messages/MessageTemplate.ts";
import type { Services } from "./services.ts";
import type { Member } from "./memberStore.ts";

/** Tells a member that one of the passkeys may have been copied. */
export const passkeyBehindTemplate: MessageTemplate = {
  name: "passkey.behind",
  subject: {
    EN: "Check your passkeys at {site}",
    VI: "Hãy kiểm tra khóa truy cập của bạn tại {site}",
    TH: "โปรดตรวจสอบพาสคีย์ของคุณที่ {site}",
    CN: "请检查您在 {site} 的通行密钥",
    ID: "Periksa passkey Anda di {site}",
    TL: "Suriin ang mga passkey mo sa {site}",
  },
  text: {
    EN: "A passkey of your account at {site} was used whose counter did not go up, so there may be a copy of it. We asked for a second step. If this was not you, remove the passkey and contact us.",
    VI: "Một khóa truy cập của tài khoản bạn tại {site} đã được dùng mà bộ đếm không tăng, nên có thể đã bị sao chép. Chúng tôi đã yêu cầu bước xác nhận thứ hai. Nếu không phải bạn, hãy xóa khóa đó và liên hệ với chúng tôi.",
    TH: "มีการใช้พาสคีย์ของบัญชีคุณที่ {site} โดยตัวนับไม่เพิ่มขึ้น จึงอาจมีสำเนา เราได้ขอการยืนยันขั้นที่สอง หากไม่ใช่คุณ โปรดลบพาสคีย์นั้นและติดต่อเรา",
    CN: "您在 {site} 的一个通行密钥被使用,但其计数未增加,可能存在副本。我们已要求第二步验证。如非本人操作,请删除该通行密钥并联系我们。",
    ID: "Passkey akun Anda di {site} dipakai, tetapi penghitungnya tidak naik, jadi mungkin ada salinannya. Kami meminta langkah kedua. Jika bukan Anda, hapus passkey itu dan hubungi kami.",
    TL: "Ginamit ang isang passkey ng account mo sa {site} na hindi tumaas ang bilang, kaya maaaring may kopya ito. Humingi kami ng ikalawang hakbang. Kung hindi ikaw ito, alisin ang passkey at makipag-ugnayan sa amin.",
  },
  secrets: [],
};

/** Writes it into the security log and tells the member, in the inbox and by a confirmed mailbox. */
export async function tellPasskeyBehind(
  tx: Db,
  { messages }: Pick<Services, "messages">,
  call: Call,
  member: Member,
): Promise<void> {
  const [tenantId, memberId, template] = [call.tenant.id, member.id, passkeyBehindTemplate.name];
  const values = { site: call.tenant.name };
  await addSecurityEntries(tx, [{ tenantId, event: "passkey.behind", memberId, call }]);
  await messages.tell(tx, { tenantId, memberId, template, values });
  if (member.email_key === null || member.email_confirmed_at === null) return;
  const language = isLanguageCode(member.language) ? member.language : defaultLanguage;
  await messages.add(tx, { tenantId, channel: "mail", recipient: member.email_key, template, language, values });
}
