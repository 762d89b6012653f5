import { askOperator as ask, NoOperatorError, type OperatorAnswer } from "@marquee/start";
import { CommandError } from "../cli/CommandError.ts";

/** Asks the gateway that runs on a data folder. @throws CommandError when no gateway listens there */
export async function askOperator(data: string, path: string, body: object): Promise<OperatorAnswer> {
  try {
    return await ask(data, path, body);
  } catch (error) {
    throw error instanceof NoOperatorError ? new CommandError("usage", error.message) : error;
  }
}
