import { createHmac } from "node:crypto";
import { createServer } from "node:http";

/** A Geetest account of the tests. */
export const geetestAccount = {
  id: "647f5ed2ed8acb4be36784e01556bb71",
  key: "b09a7aafbfd83f73b35a9b530d0337bf",
} as const;

/** Starts a server with Geetest's `/validate`, version 4: the account in the address, five values in a form, and the documented answers. */
export async function openGeetest() {
  const passed = new Set<string>();
  const asked: URLSearchParams[] = [];
  let isDown = false;
  const server = createServer((request, response) => {
    let text = "";
    request.setEncoding("utf8");
    request.on("data", (part: string) => {
      text += part;
    });
    request.on("end", () => {
      const form = new URLSearchParams(text);
      asked.push(form);
      const { pathname, searchParams } = new URL(request.url ?? "/", "http://geetest");
      const lot = form.get("lot_number") ?? "";
      const signature = createHmac("sha256", geetestAccount.key).update(lot).digest("hex");
      const isRight =
        pathname === "/validate" &&
        searchParams.get("captcha_id") === geetestAccount.id &&
        form.get("sign_token") === signature &&
        form.get("pass_token") === "passed" &&
        !passed.has(lot);
      if (isRight) passed.add(lot);
      const answer =
        form.get("sign_token") === signature
          ? { status: "success", result: isRight ? "success" : "fail", reason: isRight ? "" : "pass_token expire" }
          : { status: "error", code: "-50005", msg: "illegal gen_time", desc: {} };
      response.writeHead(isDown ? 503 : 200, { "content-type": "application/json" });
      response.end(isDown ? "{}" : JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`,
    asked,
    setDown: (next: boolean) => {
      isDown = next;
    },
    close: () => server.close(),
  };
}

/** The server of {@link openGeetest}. */
export type FakeGeetest = Awaited<ReturnType<typeof openGeetest>>;
