import type { MessageTemplate } from "../../messages/MessageTemplate.ts";

/** Messages about deposits, for the member's inbox. */
export const depositTemplates: readonly MessageTemplate[] = [
  {
    name: "deposit.credited",
    subject: {
      EN: "{site}: your deposit has arrived",
      VI: "{site}: tiền nạp của bạn đã vào tài khoản",
      TH: "{site}: เงินฝากของคุณเข้าแล้ว",
      CN: "{site}:您的存款已到账",
      ID: "{site}: deposit Anda sudah masuk",
      TL: "{site}: dumating na ang deposito mo",
    },
    text: {
      EN: "{amount} from order {order} is now in your balance.",
      VI: "{amount} của lệnh {order} đã vào số dư của bạn.",
      TH: "{amount} ของรายการ {order} เข้ายอดคงเหลือของคุณแล้ว",
      CN: "订单 {order} 的 {amount} 已存入您的余额。",
      ID: "{amount} dari pesanan {order} sudah ada di saldo Anda.",
      TL: "Nasa balanse mo na ang {amount} ng order {order}.",
    },
    secrets: [],
  },
  {
    name: "deposit.review",
    subject: {
      EN: "{site}: your payment is being checked",
      VI: "{site}: khoản thanh toán của bạn đang được kiểm tra",
      TH: "{site}: กำลังตรวจสอบการชำระเงินของคุณ",
      CN: "{site}:您的付款正在核查",
      ID: "{site}: pembayaran Anda sedang diperiksa",
      TL: "{site}: sinusuri ang bayad mo",
    },
    text: {
      EN: "The payment for order {order} has arrived, and we have to check it first. You do not need to pay again; we will tell you what we decide.",
      VI: "Khoản thanh toán cho lệnh {order} đã đến và cần được nhân viên kiểm tra trước. Bạn không cần thanh toán lại; chúng tôi sẽ báo kết quả.",
      TH: "ได้รับการชำระเงินของรายการ {order} แล้ว และเจ้าหน้าที่ต้องตรวจสอบก่อน ไม่ต้องชำระซ้ำ เราจะแจ้งผลให้ทราบ",
      CN: "订单 {order} 的付款已收到,需先由工作人员核查。您无需再次付款,我们会告知结果。",
      ID: "Pembayaran untuk pesanan {order} sudah masuk dan harus diperiksa petugas lebih dulu. Anda tidak perlu membayar lagi; kami akan memberi tahu hasilnya.",
      TL: "Dumating ang bayad para sa order {order} at kailangan muna itong suriin ng tauhan namin. Hindi mo kailangang magbayad ulit; sasabihin namin ang pasya.",
    },
    secrets: [],
  },
  {
    name: "deposit.rejected",
    subject: {
      EN: "{site}: your deposit was not credited",
      VI: "{site}: tiền nạp của bạn không được ghi có",
      TH: "{site}: เงินฝากของคุณไม่เข้ายอด",
      CN: "{site}:您的存款未入账",
      ID: "{site}: deposit Anda tidak dimasukkan",
      TL: "{site}: hindi naipasok ang deposito mo",
    },
    text: {
      EN: "We checked the payment for order {order} and did not credit it. If you have paid, contact us and name the order.",
      VI: "Chúng tôi đã kiểm tra khoản thanh toán cho lệnh {order} và không ghi có. Nếu bạn đã thanh toán, hãy liên hệ với chúng tôi và nêu mã lệnh.",
      TH: "เราตรวจสอบการชำระเงินของรายการ {order} แล้วและไม่ได้นำเข้ายอด หากคุณชำระเงินแล้ว โปรดติดต่อเราพร้อมแจ้งหมายเลขรายการ",
      CN: "我们已核查订单 {order} 的付款,未予入账。如您已付款,请联系我们并提供订单号。",
      ID: "Kami sudah memeriksa pembayaran untuk pesanan {order} dan tidak memasukkannya. Jika Anda sudah membayar, hubungi kami dan sebutkan pesanannya.",
      TL: "Sinuri namin ang bayad para sa order {order} at hindi ito naipasok. Kung nagbayad ka na, makipag-ugnayan sa amin at banggitin ang order.",
    },
    secrets: [],
  },
];
