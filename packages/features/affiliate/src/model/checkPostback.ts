import { affiliatePostbackKinds, type AffiliatePostback, type SetAffiliatePostback } from "@marquee/contract";

/** A postback as it is typed. */
export type PostbackValues = {
  readonly url: string;
  readonly registration: boolean;
  readonly firstDeposit: boolean;
  readonly qualified: boolean;
  readonly on: boolean;
};

/** What the form begins with: all events, for who has no address yet. */
export function toPostbackValues({ postback }: AffiliatePostback): PostbackValues {
  const has = (kind: (typeof affiliatePostbackKinds)[number]): boolean => postback?.kinds.includes(kind) ?? true;
  return {
    url: postback?.url ?? "",
    registration: has("registration"),
    firstDeposit: has("firstDeposit"),
    qualified: has("qualified"),
    on: postback?.on ?? true,
  };
}

/** What is sent of it. */
export const toSentPostback = (values: PostbackValues): SetAffiliatePostback => ({
  url: values.url.trim(),
  kinds: affiliatePostbackKinds.filter((kind) => values[kind]),
  on: values.on,
});

/** A rule that a postback breaks. */
export type PostbackFault = "required" | "address" | "kinds";

const isAddress = (url: string): boolean => /^https?:\/\/\S+$/i.test(url) && URL.canParse(url);

/** What is wrong with it, as far as the page knows; whether it can be reached the gateway says. */
export function listPostbackFaults(values: PostbackValues): readonly PostbackFault[] {
  const { url, kinds } = toSentPostback(values);
  const faults: PostbackFault[] = [];
  if (url === "") faults.push("required");
  else if (!isAddress(url)) faults.push("address");
  if (kinds.length === 0) faults.push("kinds");
  return faults;
}
