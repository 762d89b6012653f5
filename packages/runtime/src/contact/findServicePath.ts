import type { CustomerService, MemberInfo } from "@marquee/contract";

/** What a label says of the service of its member. */
type Labels = Pick<MemberInfo, "clubLabel" | "memberLabel">;

/** The kind of customer service that a member's labels open (RP-10); visitors and members without such a label have the site's. */
function toServiceType(service: CustomerService, labels: Labels | undefined): CustomerService["csType"] {
  const all = labels === undefined ? [] : [labels.clubLabel, ...labels.memberLabel];
  return all.some((label) => label.service === "VIP") ? "VIP" : service.csType;
}

/** The encrypted address that a press opens: entry `2` for VIP members where there is one, else entry `3` (CS-01, CS-03). */
export function findServicePath(service: CustomerService | undefined, labels: Labels | undefined): string | undefined {
  if (service === undefined) return undefined;
  const find = (type: string) => service.version.pathList.find((entry) => entry.type === type)?.path;
  return (toServiceType(service, labels) === "VIP" ? find("2") : undefined) ?? find("3");
}
