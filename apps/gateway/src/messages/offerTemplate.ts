import type { MessageTemplate } from "./MessageTemplate.ts";

/** The message by which staff send an offer: who takes a break from playing gets none, one that waits included. */
export const offerTemplateName = "offer";

/** The text is the staff's own, in one language; how to end such messages is told in the member's. */
export const offerTemplate: MessageTemplate = {
  name: offerTemplateName,
  subject: {
    EN: "{site}: {subject}",
    VI: "{site}: {subject}",
    TH: "{site}: {subject}",
    CN: "{site}:{subject}",
    ID: "{site}: {subject}",
    TL: "{site}: {subject}",
  },
  text: {
    EN: "{text}\n\nYou are receiving this because you asked {site} for offers. To stop them, go to Security, Messages in the member centre.",
    VI: "{text}\n\nBạn nhận tin này vì đã đăng ký nhận ưu đãi của {site}. Để ngừng nhận: trung tâm thành viên, Bảo mật, Tin nhắn.",
    TH: "{text}\n\nคุณได้รับข้อความนี้เพราะเลือกรับข้อเสนอจาก {site} หากต้องการหยุดรับ: ศูนย์สมาชิก, ความปลอดภัย, ข้อความ",
    CN: "{text}\n\n您收到此消息是因为您选择了接收 {site} 的优惠。如需停止:会员中心 > 安全 > 消息。",
    ID: "{text}\n\nAnda menerima ini karena meminta penawaran dari {site}. Untuk menghentikannya: pusat anggota, Keamanan, Pesan.",
    TL: "{text}\n\nNatanggap mo ito dahil humiling ka ng mga alok mula sa {site}. Para ihinto: member centre, Seguridad, Mga mensahe.",
  },
  secrets: [],
};
