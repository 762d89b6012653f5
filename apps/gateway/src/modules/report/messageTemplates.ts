import type { MessageTemplate } from "../../messages/MessageTemplate.ts";

/** Mails with reports that members asked for. */
export const reportTemplates: readonly MessageTemplate[] = [
  {
    name: "report.statement",
    subject: {
      EN: "{site}: your statement of {year}",
      VI: "{site}: sao kê năm {year} của bạn",
      TH: "{site}: รายการเดินบัญชีปี {year} ของคุณ",
      CN: "{site}:您 {year} 年的对账单",
      ID: "{site}: laporan rekening Anda tahun {year}",
      TL: "{site}: ang iyong statement para sa {year}",
    },
    text: {
      EN: "Here is the statement of {year} that you asked for at {site}. If you did not ask for it, change your password.",
      VI: "Đây là sao kê năm {year} mà bạn đã yêu cầu tại {site}. Nếu bạn không yêu cầu, hãy đổi mật khẩu.",
      TH: "นี่คือรายการเดินบัญชีปี {year} ที่คุณขอจาก {site} หากคุณไม่ได้ขอ โปรดเปลี่ยนรหัสผ่าน",
      CN: "这是您在 {site} 申请的 {year} 年对账单。如果不是您本人申请,请更改密码。",
      ID: "Ini laporan rekening tahun {year} yang Anda minta di {site}. Jika bukan Anda yang meminta, ganti kata sandi Anda.",
      TL: "Narito ang statement para sa {year} na hiniling mo sa {site}. Kung hindi ikaw ang humiling, palitan ang iyong password.",
    },
    secrets: [],
  },
  {
    name: "report.tax",
    subject: {
      EN: "{site}: your tax report of {year}",
      VI: "{site}: báo cáo thuế năm {year} của bạn",
      TH: "{site}: รายงานภาษีปี {year} ของคุณ",
      CN: "{site}:您 {year} 年的税务报告",
      ID: "{site}: laporan pajak Anda tahun {year}",
      TL: "{site}: ang iyong ulat sa buwis para sa {year}",
    },
    text: {
      EN: "Here is the tax report of {year} that you asked for at {site}. If you did not ask for it, change your password.",
      VI: "Đây là báo cáo thuế năm {year} mà bạn đã yêu cầu tại {site}. Nếu bạn không yêu cầu, hãy đổi mật khẩu.",
      TH: "นี่คือรายงานภาษีปี {year} ที่คุณขอจาก {site} หากคุณไม่ได้ขอ โปรดเปลี่ยนรหัสผ่าน",
      CN: "这是您在 {site} 申请的 {year} 年税务报告。如果不是您本人申请,请更改密码。",
      ID: "Ini laporan pajak tahun {year} yang Anda minta di {site}. Jika bukan Anda yang meminta, ganti kata sandi Anda.",
      TL: "Narito ang ulat sa buwis para sa {year} na hiniling mo sa {site}. Kung hindi ikaw ang humiling, palitan ang iyong password.",
    },
    secrets: [],
  },
];
