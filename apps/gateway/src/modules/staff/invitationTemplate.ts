import { invitationDays } from "../../staff/invitationStore.ts";
import type { MessageTemplate } from "../../messages/MessageTemplate.ts";

/** The mail that invites somebody to the back office of a merchant. */
export const invitationTemplate: MessageTemplate = {
  name: "staff.invitation",
  subject: { EN: "Work for {site}", VI: "Làm việc cho {site}" },
  text: {
    EN: "Hello {name},\n\n{site} invites you to its back office. Open this link within {days} days and choose a password:\n\n{link}\n\nIt works once. If you do not know {site}, ignore this e-mail.",
    VI: "Xin chào {name},\n\n{site} mời bạn vào trang quản trị. Hãy mở liên kết này trong vòng {days} ngày và chọn mật khẩu:\n\n{link}\n\nLiên kết chỉ dùng được một lần. Nếu bạn không biết {site}, hãy bỏ qua thư này.",
  },
  secrets: ["link"],
  waitMinutes: invitationDays * 24 * 60,
};

/** The mail that lets somebody of the back office choose a new password and set up a second factor. */
export const setUpTemplate: MessageTemplate = {
  name: "staff.setup",
  subject: { EN: "Set up your access to {site}", VI: "Thiết lập quyền truy cập của bạn vào {site}" },
  text: {
    EN: "Hello {name},\n\nyour access to the back office of {site} needs a new password and a second factor: an authenticator app or a passkey. Open this link within {days} days:\n\n{link}\n\nIt works once. Set up the second factor right after the password: later you would need another invitation.",
    VI: "Xin chào {name},\n\nQuyền truy cập của bạn vào trang quản trị của {site} cần mật khẩu mới và yếu tố thứ hai: ứng dụng xác thực hoặc khóa truy cập. Hãy mở liên kết này trong vòng {days} ngày:\n\n{link}\n\nLiên kết chỉ dùng được một lần. Hãy thiết lập yếu tố thứ hai ngay sau mật khẩu: sau đó sẽ cần một lời mời khác.",
  },
  secrets: ["link"],
  waitMinutes: invitationDays * 24 * 60,
};
