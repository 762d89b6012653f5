import type { HelpIcon } from "@marquee/contract";

/** A text in the languages in which the demo's are written; the default one of every demo brand is English. */
export interface DemoText {
  readonly EN: string;
  readonly VI: string;
}

/** A demo's article: its title, and its text as HTML. */
export interface DemoArticle {
  readonly title: DemoText;
  readonly html: DemoText;
}

/** What a demo's help centre answers, by category. */
export const demoHelp: readonly {
  readonly icon: HelpIcon;
  readonly name: DemoText;
  readonly articles: readonly DemoArticle[];
}[] = [
  {
    icon: "account",
    name: { EN: "Your account", VI: "Tài khoản của bạn" },
    articles: [
      {
        title: { EN: "How do I open an account?", VI: "Làm thế nào để mở tài khoản?" },
        html: {
          EN: "<p>Press <b>Register</b>, choose a username and a password, and enter your date of birth. You must be of full age to play.</p><ol><li>Each person may have one account.</li><li>Use your real name: it has to match your bank account later.</li></ol>",
          VI: "<p>Nhấn <b>Đăng ký</b>, chọn tên đăng nhập và mật khẩu rồi nhập ngày sinh. Bạn phải đủ tuổi để chơi.</p><ol><li>Mỗi người chỉ có một tài khoản.</li><li>Hãy dùng tên thật: sau này tên phải khớp với tài khoản ngân hàng.</li></ol>",
        },
      },
      {
        title: { EN: "I forgot my password", VI: "Tôi quên mật khẩu" },
        html: {
          EN: "<p>Press <b>Log in</b>, then <b>Forgot password</b>. We send a code to your confirmed mailbox or phone, and you choose a new password with it.</p><p>Nobody who works here ever asks for your password.</p>",
          VI: "<p>Nhấn <b>Đăng nhập</b>, rồi <b>Quên mật khẩu</b>. Chúng tôi gửi mã đến hộp thư hoặc số điện thoại đã xác nhận, và bạn dùng mã đó để chọn mật khẩu mới.</p><p>Nhân viên của chúng tôi không bao giờ hỏi mật khẩu của bạn.</p>",
        },
      },
    ],
  },
  {
    icon: "deposit",
    name: { EN: "Paying in", VI: "Nạp tiền" },
    articles: [
      {
        title: { EN: "How do I pay in?", VI: "Tôi nạp tiền bằng cách nào?" },
        html: {
          EN: "<p>Open <b>Deposit</b> in the member centre, choose a method and an amount, and follow the steps. The page shows limits and fees before you confirm.</p>",
          VI: "<p>Mở <b>Nạp tiền</b> trong trung tâm thành viên, chọn phương thức và số tiền rồi làm theo các bước. Trang hiển thị hạn mức và phí trước khi bạn xác nhận.</p>",
        },
      },
      {
        title: { EN: "My deposit is missing", VI: "Tiền nạp của tôi chưa đến" },
        html: {
          EN: "<p>Most deposits arrive within minutes. If yours has not:</p><ol><li>Open <b>Records</b> and look at the state of the deposit.</li><li>If it says that the payment is awaited, wait for your bank.</li><li>Otherwise write to us with the order number and a picture of the receipt.</li></ol>",
          VI: "<p>Phần lớn khoản nạp đến trong vài phút. Nếu khoản của bạn chưa đến:</p><ol><li>Mở <b>Lịch sử</b> và xem trạng thái của khoản nạp.</li><li>Nếu trạng thái là chờ thanh toán, hãy chờ ngân hàng của bạn.</li><li>Nếu không, hãy viết cho chúng tôi kèm số đơn và ảnh biên lai.</li></ol>",
        },
      },
    ],
  },
  {
    icon: "withdrawal",
    name: { EN: "Withdrawing", VI: "Rút tiền" },
    articles: [
      {
        title: { EN: "How long does a withdrawal take?", VI: "Rút tiền mất bao lâu?" },
        html: {
          EN: "<p>Many are paid within an hour. Some are checked by a person first, and the page says so. You can cancel a withdrawal until it has been approved.</p>",
          VI: "<p>Nhiều khoản được trả trong vòng một giờ. Một số được nhân viên kiểm tra trước, và trang sẽ cho biết điều đó. Bạn có thể hủy lệnh rút cho đến khi lệnh được duyệt.</p>",
        },
      },
      {
        title: { EN: "Why do you ask for documents?", VI: "Vì sao cần giấy tờ?" },
        html: {
          EN: "<p>The law asks us to know who plays and to pay nobody else. Your pictures are seen only by the people who check them.</p>",
          VI: "<p>Pháp luật yêu cầu chúng tôi biết ai đang chơi và không trả tiền cho người khác. Chỉ nhân viên kiểm tra mới xem được ảnh của bạn.</p>",
        },
      },
    ],
  },
  {
    icon: "games",
    name: { EN: "Games", VI: "Trò chơi" },
    articles: [
      {
        title: { EN: "A round was interrupted", VI: "Ván chơi bị gián đoạn" },
        html: {
          EN: "<p>Open the game again: the round ends with the outcome that it had. A stake of a round that never began is returned to your balance.</p>",
          VI: "<p>Hãy mở lại trò chơi: ván kết thúc với đúng kết quả đã có. Tiền cược của ván chưa bắt đầu được trả lại vào số dư.</p>",
        },
      },
      {
        title: { EN: "Can I try a game without money?", VI: "Tôi có thể chơi thử không mất tiền không?" },
        html: {
          EN: "<p>Yes: press <b>Free demo</b>. Play money has no value and cannot be withdrawn.</p>",
          VI: "<p>Có: nhấn <b>Chơi thử</b>. Tiền chơi thử không có giá trị và không rút được.</p>",
        },
      },
    ],
  },
  {
    icon: "security",
    name: { EN: "Safer play", VI: "Chơi an toàn" },
    articles: [
      {
        title: { EN: "How do I set a limit?", VI: "Làm thế nào để đặt giới hạn?" },
        html: {
          EN: "<p>Open <b>Safer play</b> in the member centre. You can limit deposits, losses and time. A stricter limit holds at once; a looser one after a pause for thought.</p>",
          VI: "<p>Mở <b>Chơi an toàn</b> trong trung tâm thành viên. Bạn có thể giới hạn tiền nạp, tiền thua và thời gian. Giới hạn chặt hơn có hiệu lực ngay; giới hạn lỏng hơn chỉ có hiệu lực sau một thời gian suy nghĩ.</p>",
        },
      },
      {
        title: { EN: "I want a break", VI: "Tôi muốn nghỉ chơi" },
        html: {
          EN: "<p>Take a time-out, or exclude yourself for longer, on the same page. You need not give a reason, and nobody tries to talk you out of it.</p>",
          VI: "<p>Bạn có thể tạm nghỉ, hoặc tự loại trừ lâu hơn, trên cùng trang đó. Bạn không cần nêu lý do, và không ai thuyết phục bạn đổi ý.</p>",
        },
      },
    ],
  },
];

/** A demo's news, the newest first. */
export const demoNews: readonly (DemoArticle & { readonly summary: DemoText })[] = [
  {
    title: { EN: "Live tables have longer hours", VI: "Bàn trực tiếp mở cửa lâu hơn" },
    summary: {
      EN: "From this week on there is a table at every hour of the day.",
      VI: "Từ tuần này, lúc nào trong ngày cũng có bàn chơi.",
    },
    html: {
      EN: "<p>You asked for tables in the early morning. From this week on there is one at every hour of the day.</p>",
      VI: "<p>Nhiều bạn muốn có bàn vào sáng sớm. Từ tuần này, lúc nào trong ngày cũng có bàn chơi.</p>",
    },
  },
  {
    title: { EN: "See your limits at a glance", VI: "Xem giới hạn của bạn trong nháy mắt" },
    summary: {
      EN: "The member centre now shows how much of each limit is left.",
      VI: "Trung tâm thành viên nay hiển thị mỗi giới hạn còn lại bao nhiêu.",
    },
    html: {
      EN: "<p>The page <b>Safer play</b> of the member centre now shows how much of each limit is left, and when it begins anew.</p>",
      VI: "<p>Trang <b>Chơi an toàn</b> của trung tâm thành viên nay hiển thị mỗi giới hạn còn lại bao nhiêu và khi nào bắt đầu lại.</p>",
    },
  },
];
