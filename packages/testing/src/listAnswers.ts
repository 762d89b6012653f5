import type { Answer } from "./answer.ts";
import { listAgentAnswers } from "./fixtures/agentAnswers.ts";
import { listAuthAnswers } from "./fixtures/authAnswers.ts";
import { listGamesAnswers } from "./fixtures/gamesAnswers.ts";
import { listInboxAnswers } from "./fixtures/inboxAnswers.ts";
import { listMemberAnswers } from "./fixtures/memberAnswers.ts";
import { listPromotionsAnswers } from "./fixtures/promotionsAnswers.ts";
import { listReportAnswers } from "./fixtures/reportAnswers.ts";
import { listSupportAnswers } from "./fixtures/supportAnswers.ts";
import { listSystemAnswers } from "./fixtures/systemAnswers.ts";
import { listWalletAnswers } from "./fixtures/walletAnswers.ts";
import { listWithdrawalAnswers } from "./fixtures/withdrawalAnswers.ts";
import type { World } from "./World.ts";
import { listSecurityAnswers } from "./fixtures/securityAnswers.ts";
import { listProtectionAnswers } from "./fixtures/protectionAnswers.ts";
import { listReferralAnswers } from "./fixtures/referralAnswers.ts";

/** What a made-up gateway says to every row of the contract. */
export function listAnswers(world: World): readonly Answer[] {
  return [
    listSystemAnswers,
    listAuthAnswers,
    listMemberAnswers,
    listWalletAnswers,
    listWithdrawalAnswers,
    listGamesAnswers,
    listSupportAnswers,
    listInboxAnswers,
    listSecurityAnswers,
    listAgentAnswers,
    listReportAnswers,
    listProtectionAnswers,
    listPromotionsAnswers,
    listReferralAnswers,
  ].flatMap((list) => list(world));
}
