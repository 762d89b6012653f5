import { foldLookAlikes } from "./foldLookAlikes.ts";

const endings =
  "com|net|org|info|biz|io|co|me|app|xyz|vip|top|club|online|site|live|win|bet|casino|games?|link|shop|store|pro|cc|tv|gg|ly|vn|th|id|ph|cn|my|sg|uk|us|eu|ru|asia|fun|icu|dev|page|one|cloud|space|website|tech|im|chat|bio|lol|gl|be|ai";
const host = `[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\\.[a-z0-9-]{1,63}){0,4}\\.(?:${endings})`;

const link = new RegExp(`(?:https?|ftp|tg|zalo|line)\\s*:\\s*/\\s*/|\\bwww\\s*\\.|\\b${host}(?![a-z0-9-])`);
const mail =
  /[a-z0-9._%+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+|[a-z0-9._%+-]{2,}\s*@\s*(?:gmail|yahoo|hotmail|outlook|proton|icloud|qq|163)\b/;
const messengers =
  "zalo|telegram|telegr|tele|tg|whats\\s?app|wa|viber|we\\s?chat|weixin|wx|line|messenger|facebook|fb|skype|discord|instagram|insta|ig|signal|kakao(?:talk)?|qq|snapchat|twitter";
// A messenger, and who is there: after a sign, or a name with a digit or an underscore in it.
const messenger = new RegExp(
  `\\b(?:${messengers})\\b\\s*(?:id|la|is|no|so|so:)?\\s*(?:[:=@]\\s*[a-z0-9_.+-]{3,}|(?=[a-z_.-]*[0-9_])[a-z0-9_.+-]{4,})`,
);
const chineseMessenger = /(?:微信|微\s?号|电报|飞机|扣扣|加\s?v|薇信|威信)\s*(?:号|id)?\s*[:=@]?\s*[a-z0-9_-]{4,}/;

/** A number with groups of thousands is an amount. */
const amount = /^[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})*(?:[.,]\d{1,2})?$/;
const run = /[+(]?\d(?:[\s().,+\-_/*|~]{0,3}\d){7,}/g;

/** Whether a number of eight digits or more stands there that is no amount: such a one can be called. */
function hasPhone(text: string): boolean {
  const digits = text.replace(/(?<=\d)\s?o(?=\s?[\do])|(?<![a-z])o(?=\d)/g, "0").replace(/(?<=\d)[il|](?=\d)/g, "1");
  return [...digits.matchAll(run)].some(([found]) => {
    const words = found.trim().split(/\s+/);
    // Amounts beside each other are not one number.
    return (
      !words.every((word) => amount.test(word) || /^\d{1,5}$/.test(word)) ||
      words.every((word) => /^\d{1,5}$/.test(word))
    );
  });
}

/** Signs that are spelled in words or brackets, as signs. */
const toSigns = (text: string): string =>
  text
    .replace(/\s*[[({<]\s*(?:dot|cham|\.)\s*[\])}>]\s*|\s+(?:dot|cham)\s+/g, ".")
    .replace(/\s*[[({<]\s*(?:at|@)\s*[\])}>]\s*/g, "@")
    .replace(/\s+at\s+(?=(?:gmail|yahoo|hotmail|outlook|proton|icloud)\b)/g, "@")
    .replace(new RegExp(`\\s*\\.\\s*(?=(?:${endings})(?![a-z0-9]))`, "g"), ".");

/** Letters that stand alone, one after another, as one word. */
const toWord = (text: string): string =>
  text.replace(/(?<=(?:^|[^a-z0-9])[a-z0-9.@/:])\s(?=[a-z0-9.@/:](?:[^a-z0-9]|$))/g, "");

/** Whether a line holds a link, a phone number, a mail address or somebody's name at a messenger, in the spellings that hide one. */
export function hasContact(text: string): boolean {
  const plain = foldLookAlikes(text);
  return [plain, toWord(plain)].some((spelled) => {
    const read = toSigns(spelled);
    return (
      link.test(read) || mail.test(read) || messenger.test(read) || chineseMessenger.test(read) || hasPhone(spelled)
    );
  });
}
