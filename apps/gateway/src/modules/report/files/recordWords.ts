import type { LanguageCode } from "@marquee/contract";
import { languages } from "@marquee/contract";
import { DateTime } from "luxon";
import { loadMessages } from "../../../http/loadMessages.ts";

const getI18n = loadMessages(new URL("recordMessages.json", import.meta.url));

/** The words of a record's file: those of the member's page, in the language of the call. */
export interface RecordWords {
  /** The BCP-47 tag of the language. */
  readonly tag: string;
  /** The text with an id below `record.`. */
  readonly say: (id: string, values?: Readonly<Record<string, string | number>>) => string;
  /** A moment on the merchant's calendar, as the page writes it. */
  readonly time: (at: Date | number) => string;
  /** The merchant's zone in words. */
  readonly zone: string;
}

/** The words of a language for files in a time zone. */
export function createRecordWords(language: LanguageCode, timeZone: string): RecordWords {
  const tag = languages.find(({ code }) => code === language)?.tag ?? "en";
  const toDateTime = (at: Date | number): DateTime => DateTime.fromMillis(Number(at), { zone: timeZone });
  const now = toDateTime(Date.now()).setLocale(tag);
  return {
    tag,
    say: (id, values = {}) => getI18n(language)._({ id: `record.${id}`, values }),
    time: (at) => toDateTime(at).toFormat("yyyy-MM-dd HH:mm:ss"),
    zone: `${now.offsetNameLong ?? timeZone} (UTC${now.toFormat("ZZ")})`,
  };
}
