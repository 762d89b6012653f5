import { readFileSync } from "node:fs";
import { Type } from "typebox";
import { Value } from "typebox/value";
import { type Config, ConfigError } from "../../config.ts";
import { createHttpChat } from "./createHttpChat.ts";
import type { OutsideChats } from "./OutsideChat.ts";

const strict = { additionalProperties: false } as const;

const FileSchema = Type.Record(
  Type.String({ pattern: "^[A-Z][A-Z0-9]{1,30}$" }),
  Type.Object(
    {
      HTTP: Type.Object(
        {
          /** An origin. Without TLS it is this machine's own, for tests. */
          url: Type.String({ pattern: "^(https://[^\\s?#/@;,'\"*]+|http://127\\.0\\.0\\.1:[0-9]{1,5})$" }),
          secret: Type.String({ minLength: 32, maxLength: 200 }),
        },
        strict,
      ),
    },
    strict,
  ),
  strict,
);

const name = "MARQUEE_CHATS_FILE";

function readFile(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    throw new ConfigError(`${name}: is not a file of JSON`);
  }
}

/**
 * The chat systems in the place of merchants' rooms, from a file that holds secrets and that only the gateway may read; without it all merchants have
 * our rooms.
 *
 * @throws ConfigError that names the place in the file but no value
 */
export function openChats({ chatsFile, profile }: Pick<Config, "chatsFile" | "profile">): OutsideChats {
  const content = chatsFile === undefined ? {} : readFile(chatsFile);
  if (!Value.Check(FileSchema, content)) {
    const [error] = Value.Errors(FileSchema, content);
    throw new ConfigError(`${name}: ${error?.instancePath ?? ""} ${error?.message ?? "is wrong"}`);
  }
  return new Map(
    Object.entries(content).map(([merchant, { HTTP: settings }]) => {
      if (!URL.canParse(settings.url)) throw new ConfigError(`${name}: /${merchant}/HTTP/url is no address`);
      if (profile === "production" && settings.url.startsWith("http:"))
        throw new ConfigError(`${name}: /${merchant}/HTTP/url is not encrypted`);
      return [merchant, createHttpChat(merchant, settings)];
    }),
  );
}
