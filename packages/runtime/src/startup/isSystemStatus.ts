import {
  type CustomerService,
  languages,
  type PublicKey,
  type RegisterRule,
  type RouterResource,
  type SystemStatus,
  type WhitelabelNode,
} from "@marquee/contract";

type MemberCurrency = SystemStatus["info"]["settings"]["currencies"][number];
type Check = (value: unknown) => boolean;
/** A check for every field, so that one which the contract adds is missed by the compiler. */
type Shape<Value> = { readonly [Key in keyof Value]-?: Check };

/** More than any tree needs, less than what would end the stack. */
const deepest = 16;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isText: Check = (value) => typeof value === "string";
const isNumber: Check = (value) => typeof value === "number";
const isFlag: Check = (value) => typeof value === "boolean";
const isAnyOf =
  (...values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);
const isMissingOr =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const isListOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const isRecordOf =
  (check: Check): Check =>
  (value) =>
    isRecord(value) && Object.values(value).every(check);
const isLike = <Value>(shape: Shape<Value>): Check => {
  const checks = Object.entries<Check>(shape);
  return (value) =>
    isRecord(value) && checks.every(([key, check]) => check(Object.hasOwn(value, key) ? value[key] : undefined));
};

const isLanguage = isAnyOf(...languages.map(({ code }) => code));

const isNodeAt =
  (depth: number): Check =>
  (value) =>
    depth < deepest && isNode(depth, value);
function isNode(depth: number, value: unknown): boolean {
  const childrenNodes = isMissingOr(isListOf(isNodeAt(depth + 1)));
  return isLike<WhitelabelNode>({
    modId: isText,
    enabled: isAnyOf("0", "1"),
    labelNameEn: isMissingOr(isText),
    value: isMissingOr(isText),
    childrenNodes,
  })(value);
}

const isRule = isLike<RegisterRule>({
  enabled: isAnyOf("0", "1"),
  required: isAnyOf("0", "1"),
  acceptedPattern: isText,
  patternId: isNumber,
  minLength: isNumber,
  maxLength: isNumber,
  type: isAnyOf("TEXT", "PASSWORD", "EMAIL", "NUMBER", "DATE"),
});

const isKey = isLike<PublicKey>({
  kid: isText,
  jwk: isLike<PublicKey["jwk"]>({ kty: isAnyOf("EC"), crv: isAnyOf("P-256"), x: isText, y: isText }),
});

const isResource = isLike<RouterResource>({
  // A newer gateway may know more of them.
  resourceType: isText,
  url: isText,
  qrCodeUrl: isText,
  labelNameEn: isText,
  labelNameCn: isMissingOr(isText),
  labelNameId: isMissingOr(isText),
  labelNameTh: isMissingOr(isText),
  labelNameTy: isMissingOr(isText),
  labelNameVi: isMissingOr(isText),
  labelNameTl: isMissingOr(isText),
});

const isService = isLike<CustomerService>({
  csType: isAnyOf("NORMAL", "VIP"),
  version: isLike<CustomerService["version"]>({
    pathList: isListOf(
      isLike<CustomerService["version"]["pathList"][number]>({ type: isText, name: isText, path: isMissingOr(isText) }),
    ),
  }),
});

const isInfo = isLike<SystemStatus["info"]>({
  whitelabel: isNodeAt(0),
  register: isLike<SystemStatus["info"]["register"]>({ fields: isRecordOf(isRule) }),
  analytics: isLike<SystemStatus["info"]["analytics"]>({ gtagId: isText }),
  imageCDNs: isListOf(isText),
  launchGameCDNs: isListOf(isText),
  publicKey: isKey,
  resources: isMissingOr(isListOf(isResource)),
  customerService: isMissingOr(isService),
  settings: isLike<SystemStatus["info"]["settings"]>({
    ageMin: isNumber,
    languages: isListOf(isLanguage),
    defaultLanguage: isLanguage,
    lotteryType: isText,
    currency: isText,
    currencySymbol: isText,
    currencies: isListOf(
      isLike<MemberCurrency>({
        currency: isText,
        currencySymbol: isText,
        digits: isMissingOr(isNumber),
        kUnit: isMissingOr(isFlag),
      }),
    ),
    paymentTypes: isListOf(isText),
    timeZone: isText,
    jurisdiction: isText,
    merchantCode: isText,
    sessionIdleMinutes: isNumber,
    splitLogin: isFlag,
  }),
});

const isWhole = isLike<SystemStatus>({
  maintenance: (value) =>
    value === false ||
    isLike<Exclude<SystemStatus["maintenance"], false>>({ from: isNumber, to: isMissingOr(isNumber), message: isText })(
      value,
    ),
  regionRestriction: isFlag,
  location: isLike<SystemStatus["location"]>({ ip: isText, country: isText, countryName: isText }),
  info: isInfo,
  mobileTemplate: isLike<SystemStatus["mobileTemplate"]>({ favicon: isText }),
  theme: isLike<SystemStatus["theme"]>({
    default: isAnyOf("dark", "light"),
    enabled: isListOf(isAnyOf("dark", "light")),
  }),
});

/** Whether a value is a status as this release knows it: one that an older release kept may lack fields, or have others (EN-10). */
export function isSystemStatus(value: unknown): value is SystemStatus {
  return isWhole(value);
}
