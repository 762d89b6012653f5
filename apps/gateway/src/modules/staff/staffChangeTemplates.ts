import type { StaffSecurityEvent } from "@marquee/contract/staff";
import type { MessageTemplate } from "../../messages/MessageTemplate.ts";

/** What is mailed to the person whose it is, by event. */
const changes = {
  "password.changed": { EN: "The password was changed", VI: "Mật khẩu đã được thay đổi" },
  "app.added": { EN: "An authenticator app was added", VI: "Một ứng dụng xác thực đã được thêm" },
  "app.removed": { EN: "The authenticator app was removed", VI: "Ứng dụng xác thực đã bị gỡ" },
  "passkey.added": { EN: "A passkey was added", VI: "Một khóa truy cập đã được thêm" },
  "passkey.removed": { EN: "A passkey was removed", VI: "Một khóa truy cập đã bị gỡ" },
  "passkey.behind": {
    EN: "A passkey was used whose counter did not go up, so there may be a copy of it; remove it if it is not yours",
    VI: "Một khóa truy cập đã được dùng mà bộ đếm không tăng, nên có thể đã bị sao chép; hãy gỡ nếu không phải của bạn",
  },
  unlocked: {
    EN: "Your login, which was locked after wrong tries, was unlocked",
    VI: "Đăng nhập của bạn, bị khóa sau nhiều lần thử sai, đã được mở khóa",
  },
} as const satisfies Partial<Record<StaffSecurityEvent, { readonly EN: string; readonly VI: string }>>;

/** A change that is mailed. */
export type StaffChange = keyof typeof changes;

/** The template of a change's mail. */
export const toStaffTemplate = (change: StaffChange): string => `staff.${change}`;

/** The mails about changes of staff's passwords and factors. They hold no secrets. */
export const staffChangeTemplates: readonly MessageTemplate[] = Object.entries(changes).map(([change, { EN, VI }]) => ({
  name: `staff.${change}`,
  subject: { EN: `{site}, back office: ${EN}`, VI: `Trang quản trị {site}: ${VI}` },
  text: {
    EN: `Hello {name},\n\n${EN}. This was done by {by}, from the address {address}.\n\nIf that is wrong, tell an owner at once: an owner can lock your account until it is yours again.`,
    VI: `Xin chào {name},\n\n${VI}. Người thực hiện: {by}, từ địa chỉ {address}.\n\nNếu điều này không đúng, hãy báo ngay cho chủ sở hữu: chủ sở hữu có thể khóa tài khoản cho đến khi bạn lấy lại được.`,
  },
  secrets: [],
}));
