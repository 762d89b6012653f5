import { request } from "node:http";

/** What the game house's operator has go wrong with transfers of its wallets; `none` ends it. */
export function setVendorFault(name: "none" | "lose" | "drop" | "refuse" | "silent"): Promise<void> {
  const socketPath = `${process.env["E2E_DATA"] ?? ""}/game-house.sock`;
  return new Promise((resolve, reject) => {
    const headers = { "content-type": "application/json" };
    const call = request({ socketPath, path: "/faults", method: "POST", headers }, (response) => {
      response.resume();
      if (response.statusCode === 200) response.on("end", () => resolve());
      else reject(new Error(`the game house takes no fault ${name}: ${response.statusCode}`));
    });
    call.on("error", reject);
    call.end(JSON.stringify({ name }));
  });
}
