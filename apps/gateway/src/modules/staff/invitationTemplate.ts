import type { MessageTemplate } from "../../messages/MessageTemplate.ts";

/** The mail that invites somebody to the back office of a merchant. */
export const invitationTemplate: MessageTemplate = {
  name: "staff.invitation",
  subject: { EN: "Work for {site}", VI: "Làm việc cho {site}" },
  text: {
    EN: "Hello {name},\n\n{site} invites you to its back office. Open this link within {days} days and choose a password:\n\n{link}\n\nIt works once. If you do not know {site}, ignore this mail.",
    VI: "Xin chào {name},\n\n{site} mời bạn vào trang quản trị. Hãy mở liên kết này trong vòng {days} ngày và chọn mật khẩu:\n\n{link}\n\nLiên kết chỉ dùng được một lần. Nếu bạn không biết {site}, hãy bỏ qua thư này.",
  },
  secrets: ["link"],
};
