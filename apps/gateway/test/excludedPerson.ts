import { randomUUID } from "node:crypto";
import {
  addWithdrawalAccount,
  closeAccount,
  createDeposit,
  getIdentity,
  launchGame,
  register,
  type RegisterRequest,
  setPaymentPassword,
  submitIdentity,
} from "@marquee/contract";
import { drain } from "./drain.ts";
import { createGameServer } from "./gameServer.ts";
import type { TestApp } from "./openTestApp.ts";
import { bank } from "./payoutPlaces.ts";
import { drawPicture, upload } from "./uploads.ts";
import { openAurelune, passwordOf, type Sent, toLaunch, toRegistration, type Visitor } from "./visitor.ts";
import { openWallet } from "./wallet.ts";
import { paymentPassword } from "./withdrawals.ts";

const password = passwordOf("AURELUNE");
let serial = 0;
let births = 0;

/** A username that nobody has. */
const toNewName = (): string => `person${String((serial += 1)).padStart(3, "0")}`;

/** What people of these tests do; each fills the registration with what is given. */
export function createPersonActs(app: TestApp) {
  const server = createGameServer(app, app.houseSecret);

  /** What the registration of such a person is answered with; `registered` when it is taken. */
  const tryRegister = async (
    fields: Partial<RegisterRequest>,
    sent: Sent = {},
    here = openAurelune(app),
  ): Promise<string> => {
    const request = { ...toRegistration(toNewName(), "AURELUNE"), ...fields };
    const { body } = await here.call(register, request, sent);
    return body.success ? "registered" : body.errorCode;
  };

  return {
    server,
    tryRegister,
    join: async (fields: Partial<RegisterRequest> = {}) => {
      const [name, here] = [toNewName(), openAurelune(app)];
      // Each was born on a day of his own, so that no two are alike.
      const birthday = new Date(Date.UTC(1970, 0, (births += 1))).toISOString().slice(0, 10);
      const { session } = await here.registerAs(name, { birthday, ...fields });
      return { name, here, memberId: session?.id ?? "" };
    },
    /** Loses all money, so that the account can be closed. */
    loseAll: async (here: Visitor): Promise<void> => drain(await openWallet(server, here)),
    erase: (here: Visitor) => here.get(closeAccount, { password, erase: true }),
    addAccount: async (here: Visitor, number: string, holder: string = bank.holder): Promise<void> => {
      const pair = { newPaymentPassword: paymentPassword, confirmPaymentPassword: paymentPassword };
      await here.call(setPaymentPassword, { password, ...pair });
      await here.get(addWithdrawalAccount, { ...bank, holder, number, paymentPassword });
    },
    sendDocument: async (here: Visitor, documentNumber: string): Promise<void> => {
      const draw = async (colour: string): Promise<string> =>
        (await upload(app, here, "DOCUMENT", await drawPicture("jpeg", { width: 60, height: 40 }, colour))).uploadId;
      await here.get(submitIdentity, {
        documentType: "PASSPORT",
        fullName: "Zuzanna Owner",
        documentNumber,
        front: await draw("#110000"),
        selfie: await draw("#000011"),
        livenessCode: (await here.get(getIdentity, {})).livenessCode,
      });
    },
    /** What a launch for money and a deposit are answered with. */
    tryPlay: async (here: Visitor): Promise<readonly [launch: string, deposit: string]> => {
      const game = toLaunch("aurelune.localhost", "AURELUNE", "aurelune-rng-luna-1");
      const { body: launched } = await here.call(launchGame, game);
      const order = { methodId: "PAY_HOUSE_WALLET", amount: "100000.00" };
      const { body: ordered } = await here.call(createDeposit, order, { headers: { "idempotency-key": randomUUID() } });
      return [launched.success ? "open" : launched.errorCode, ordered.success ? "open" : ordered.errorCode];
    },
  };
}
