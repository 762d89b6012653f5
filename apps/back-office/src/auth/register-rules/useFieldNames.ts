import { useLingui } from "@lingui/react/macro";

/** What the fields of the registration form are called. */
export function useFieldNames(): (name: string) => string {
  const { t } = useLingui();
  const names = new Map([
    ["username", t`Username`],
    ["mobileNum", t`Mobile number`],
    ["verificationCode", t`Code sent to the phone`],
    ["password", t`Password`],
    ["confirmPassword", t`Confirm password`],
    ["payeeName", t`Full name`],
    ["birthday", t`Birthday`],
    ["email", t`E-mail address`],
    ["qqNum", "QQ"],
    ["line", "LINE"],
    ["whatsapp", "WhatsApp"],
    ["zalo", "Zalo"],
    ["facebook", "Facebook"],
    ["wechat", "WeChat"],
    ["idNumber", t`Identity number`],
    ["paymentPassword", t`Payment password`],
    ["recommenderId", t`Recommender`],
    ["affiliateCode", t`Affiliate code`],
    ["referralCode", t`Referral code`],
    ["captcha", t`Captcha`],
  ]);
  return (name) => names.get(name) ?? name;
}
