import type { SchemaRow } from "../SchemaRow.ts";
import { agentCentreRows } from "./agentCentreRows.ts";
import { teamFigureRows } from "./teamFigureRows.ts";

/** Calls of domain `agent`. */
export const agentRows: readonly SchemaRow[] = [...teamFigureRows, ...agentCentreRows];
