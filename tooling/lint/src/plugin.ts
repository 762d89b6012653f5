import { jsxNoLiterals } from "./rules/jsxNoLiterals.ts";
import { noBrandName } from "./rules/noBrandName.ts";
import { noDirectStorage } from "./rules/noDirectStorage.ts";
import { noExportStar } from "./rules/noExportStar.ts";
import { noFlaggedImport } from "./rules/noFlaggedImport.ts";
import { noLedgerWrite } from "./rules/noLedgerWrite.ts";
import { noRawColour } from "./rules/noRawColour.ts";
import { noSqlOutsideStores } from "./rules/noSqlOutsideStores.ts";

export default {
  meta: { name: "marquee" },
  rules: {
    "no-export-star": noExportStar,
    "no-direct-storage": noDirectStorage,
    "no-raw-colour": noRawColour,
    "no-brand-name": noBrandName,
    "jsx-no-literals": jsxNoLiterals,
    "no-ledger-write": noLedgerWrite,
    "no-flagged-import": noFlaggedImport,
    "no-sql-outside-stores": noSqlOutsideStores,
  },
};
