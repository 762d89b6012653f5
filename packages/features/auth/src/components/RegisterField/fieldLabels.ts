import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { RegisterFieldName } from "@marquee/contract";

/** The label of every field that a rule can show. */
export const fieldLabels: Readonly<Record<RegisterFieldName, MessageDescriptor>> = {
  username: msg`Username`,
  password: msg`Password`,
  confirmPassword: msg`Confirm password`,
  payeeName: msg`Full name`,
  birthday: msg`Birthday`,
  email: msg`E-mail`,
  mobileNum: msg`Mobile number`,
  verificationCode: msg`Verification code`,
  recommenderId: msg`Recommender ID`,
  qqNum: msg`QQ number`,
  line: msg`Line`,
  whatsapp: msg`WhatsApp`,
  zalo: msg`Zalo`,
  facebook: msg`Facebook`,
  wechat: msg`WeChat`,
  idNumber: msg`ID number`,
  paymentPassword: msg`Payment password`,
  affiliateCode: msg`Affiliate code`,
  referralCode: msg`Referral code`,
};
