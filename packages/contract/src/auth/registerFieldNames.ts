import type { RegisterRequest } from "./registerSchemas.ts";

/** The registration's fields that a rule can show (spec §3), in the order in which the form asks for them. */
export const registerFieldNames = [
  "username",
  "mobileNum",
  "verificationCode",
  "password",
  "confirmPassword",
  "payeeName",
  "birthday",
  "email",
  "qqNum",
  "line",
  "whatsapp",
  "zalo",
  "facebook",
  "wechat",
  "idNumber",
  "paymentPassword",
  "recommenderId",
  "affiliateCode",
  "referralCode",
] as const satisfies readonly (keyof RegisterRequest)[];

/** A field of the registration form. */
export type RegisterFieldName = (typeof registerFieldNames)[number];
