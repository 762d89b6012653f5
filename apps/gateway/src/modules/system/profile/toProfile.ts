import { createHash } from "node:crypto";
import { build } from "plist";

/** What a profile is made of. */
export interface ProfileParts {
  /** The merchant's code: the same one gives the same ids, so that a profile that is installed again replaces the first. */
  readonly code: string;
  /** The brand's name, which stands below the icon. */
  readonly name: string;
  /** What the icon opens. */
  readonly url: string;
  /** A square PNG; without one iOS draws its own. */
  readonly icon: Buffer | undefined;
}

/** A UUID that is made of a name alone, in the form of RFC 9562, version 8. */
function toUuid(name: string): string {
  const bytes = createHash("sha256").update(name).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString("hex").toUpperCase();
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/**
 * An iOS configuration profile that puts a web clip on the home screen (DL-04), as an XML property list.
 * Its form: Apple's "Web Clips payload settings".
 */
export function toProfile({ code, name, url, icon }: ProfileParts): string {
  const identifier = `marquee.${code.toLowerCase()}`;
  const common = { PayloadVersion: 1, PayloadDisplayName: name, PayloadOrganization: name };
  return build({
    ...common,
    PayloadType: "Configuration",
    PayloadIdentifier: identifier,
    PayloadUUID: toUuid(`profile ${code}`),
    PayloadContent: [
      {
        ...common,
        PayloadType: "com.apple.webClip.managed",
        PayloadIdentifier: `${identifier}.webclip`,
        PayloadUUID: toUuid(`web clip ${code}`),
        Label: name,
        URL: url,
        ...(icon === undefined ? {} : { Icon: icon }),
        FullScreen: true,
        IsRemovable: true,
        Precomposed: true,
        IgnoreManifestScope: true,
      },
    ],
  });
}
