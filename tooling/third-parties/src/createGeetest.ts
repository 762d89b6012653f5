import { createHmac } from "node:crypto";
import { accounts } from "./accounts.ts";

/** Geetest's `/validate`, version 4: the account in the address, five values in a form. A lot passes once, signed with the account's key. */
export function createGeetest() {
  const passed = new Set<string>();
  const asked: URLSearchParams[] = [];
  const validate = (query: URLSearchParams, form: URLSearchParams): object => {
    asked.push(form);
    const lot = form.get("lot_number") ?? "";
    const signature = createHmac("sha256", accounts.geetestKey).update(lot).digest("hex");
    if (form.get("sign_token") !== signature)
      return { status: "error", code: "-50005", msg: "illegal gen_time", desc: {} };
    const isRight =
      query.get("captcha_id") === accounts.geetestId && form.get("pass_token") === "passed" && !passed.has(lot);
    if (isRight) passed.add(lot);
    return { status: "success", result: isRight ? "success" : "fail", reason: isRight ? "" : "pass_token expire" };
  };
  return { asked, validate };
}
