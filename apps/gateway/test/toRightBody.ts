import { randomBytes, randomUUID } from "node:crypto";
import { type Endpoint } from "@marquee/contract";
import { toMobileForm } from "./registration.ts";
import { toLaunch, toRegistration } from "./visitor.ts";

/** A body of a row that the gateway takes, with names that nobody has yet. */
export function toRightBody({ name }: Endpoint<never>, host: string, nodeId: string): object {
  const fresh = `h${randomBytes(6).toString("hex")}`;
  const launch = toLaunch(host, "AURELUNE", nodeId);
  const known: Readonly<Record<string, object>> = {
    login: { type: "username", username: fresh, password: "x", side: "MEMBER", deviceId: "d" },
    loginFreePlay: { platform: "W", language: "EN" },
    register: toRegistration(fresh, "AURELUNE"),
    registerMobile: toMobileForm("0912345678"),
    sendRegisterCode: { mobileNum: "0912345678", countryDialingCode: "+84", purpose: "REGISTER" },
    createPhoneToken: { mobileNum: "0912345678", countryDialingCode: "+84", verificationCode: "123456" },
    updateLanguage: { language: "EN" },
    sendSmsCode: { mobileNum: "912345678", countryDialingCode: "+84", purpose: "LOGIN" },
    sendLoginCode: { challengeId: fresh, deviceId: "d", method: "EMAIL" },
    loginByCode: { code: fresh, deviceId: "d" },
    forgotPassword: { username: fresh, email: `${fresh}@mail.example` },
    confirmPasswordReset: { resetToken: fresh, newPassword: "Silver#Moon43", deviceId: "d" },
    resetPasswordBySms: {
      mobileNum: "912345678",
      countryDialingCode: "+84",
      verificationCode: "123456",
      newPassword: "Silver#Moon43",
      deviceId: "d",
    },
    loginByPasskey: { response: "{}", side: "MEMBER", deviceId: "d" },
    startSocialLogin: { provider: "TELEGRAM" },
    startSocialLink: { provider: "TELEGRAM", password: "x" },
    checkSocialLink: { provider: "TELEGRAM", response: `state=${fresh}&tgAuthResult=e30` },
    confirmSocialLink: { ticket: fresh },
    startPasskey: { password: "x" },
    addPasskey: { response: "{}" },
    removePasskey: { id: fresh, password: "x" },
    startTotp: { password: "x" },
    confirmTotp: { code: "123456" },
    renewRecoveryCodes: { password: "x" },
    removeTotp: { password: "x" },
    changePassword: { oldPassword: "x", newPassword: "short", confirmNewPassword: "short" },
    endSession: { id: randomUUID() },
    getBet: { provider: "MARQ", roundId: fresh },
    getProfit: { from: "2026-11-01", to: "2026-11-30", by: "day" },
    createReportFile: { report: "transactions", period: "2026-11", format: "csv" },
    updateMemberInfo: { nickname: fresh },
    chooseAvatar: { avatar: 1 },
    createFileLink: { fileId: randomUUID() },
    updatePreferences: { hidesName: false },
    setPaymentPassword: { password: "x", newPaymentPassword: "1", confirmPaymentPassword: "1" },
    resetPaymentPassword: {
      kind: "EMAIL",
      verificationCode: "123456",
      newPaymentPassword: "1",
      confirmPaymentPassword: "1",
    },
    sendContactCode: { kind: "EMAIL", use: "CONTACT", value: "nowhere" },
    changeContact: { kind: "EMAIL", value: "nowhere", newCode: "123456", password: "x" },
    requestDataExport: { password: "x" },
    closeAccount: { password: "x", erase: false },
    submitIdentity: {
      documentType: "PASSPORT",
      fullName: "Zuzanna Owner",
      front: randomUUID(),
      selfie: randomUUID(),
      livenessCode: "123456",
    },
    createFavourite: { nodeId, vendor: "X", gameType: "RNG" },
    removeFavourite: { nodeId, vendor: "X", gameType: "RNG" },
    createDeposit: { methodId: "NONE", amount: "100.00" },
    cancelDeposit: { orderNo: "D0" },
    setLimit: { kind: "DEPOSIT", period: "DAY", amount: "100000.00" },
    confirmLimit: { kind: "DEPOSIT", period: "DAY" },
    keepLimit: { kind: "DEPOSIT", period: "DAY" },
    setRealityCheck: { minutes: 30 },
    takeTimeOut: { hours: 24 },
    excludeSelf: { months: 6, understood: false },
    launchGame: launch,
    launchGameFallback: launch,
  };
  return known[name] ?? {};
}
