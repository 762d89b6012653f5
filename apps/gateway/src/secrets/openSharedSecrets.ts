import { ConfigError, type Config } from "../config.ts";
import type { Db } from "../db/Db.ts";
import { openSecrets, readSecrets, type Secrets, toText } from "./openSecrets.ts";
import { seal, unseal } from "./seal.ts";
import { addSealed, listSealed, setSealed } from "./sealedSecretStore.ts";

const name = "gateway";

type Keys = Pick<Config, "data" | "secretsKey" | "oldSecretsKey">;

function open(
  sealed: string,
  { secretsKey = "", oldSecretsKey }: Keys,
): { readonly text: string; readonly isOld: boolean } {
  const text = unseal(secretsKey, name, sealed);
  if (text !== undefined) return { text, isOld: false };
  const old = oldSecretsKey === undefined ? undefined : unseal(oldSecretsKey, name, sealed);
  if (old === undefined) throw new ConfigError("MARQUEE_SECRETS_KEY: does not open the secrets of this database");
  return { text: old, isOld: true };
}

/**
 * The secrets of a gateway. With a key from the environment they are sealed in the database and the same for all gateways
 * there: the first one to start brings those of its data folder, or creates them. Without a key they are in the data folder.
 *
 * @throws ConfigError for a key that does not open them
 */
export async function openSharedSecrets(db: Db, keys: Keys): Promise<Secrets> {
  const { data, secretsKey } = keys;
  if (secretsKey === undefined) return openSecrets(data);
  let sealed = (await listSealed(db)).get(name);
  if (sealed === undefined) {
    await addSealed(db, new Map([[name, seal(secretsKey, name, toText(await openSecrets(data)))]]));
    sealed = (await listSealed(db)).get(name);
  }
  const { text, isOld } = open(sealed ?? "", keys);
  if (isOld) await setSealed(db, name, seal(secretsKey, name, text));
  return readSecrets(text);
}

/**
 * Copies the secrets of this data folder to all gateways, for example after a provider's secret was changed; they
 * use them after a restart.
 */
export async function shareSecrets(db: Db, { data, secretsKey }: Keys): Promise<void> {
  if (secretsKey === undefined) throw new ConfigError("MARQUEE_SECRETS_KEY: is missing");
  await setSealed(db, name, seal(secretsKey, name, toText(await openSecrets(data))));
}
