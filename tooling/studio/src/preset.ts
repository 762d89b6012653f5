import { randomBytes } from "node:crypto";
import { fileURLToPath } from "node:url";
import { studioDoor } from "./door/studioDoor.ts";
import { tokenId } from "./signals.ts";

/** What `main.ts` says beside the addon's name. */
interface StudioOptions {
  /** The folder of brands that the studio edits. */
  readonly brands: string;
  readonly configType?: string;
}

interface Server {
  readonly use: (handler: ReturnType<typeof studioDoor>) => unknown;
}

/** New with every start, so that no page of an earlier run may write. */
const token = randomBytes(32).toString("base64url");

/** A static build has no server to save to, and a test run no designer: the studio is in neither. */
const isServed = ({ configType }: StudioOptions): boolean =>
  configType === "DEVELOPMENT" && process.env["VITEST"] === undefined;

const toFile = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** Adds the panel to the workshop's own page. */
export function managerEntries(entries: readonly string[] = [], options: StudioOptions): readonly string[] {
  return isServed(options) ? [...entries, toFile("./manager.tsx")] : entries;
}

/** Gives the run's token to the workshop's own page; it stands in no address and in no frame of a story. */
export function managerHead(head = "", options: StudioOptions): string {
  return isServed(options) ? `${head}<meta name="${tokenId}" content="${token}">` : head;
}

/** Lets stories wear edits that are not saved yet. */
export function previewAnnotations(entries: readonly string[] = [], options: StudioOptions): readonly string[] {
  return isServed(options) ? [...entries, toFile("./preview.ts")] : entries;
}

/** Opens the door to the brands' folder in the workshop's server. */
export function experimental_devServer<App extends Server>(server: App, { brands }: StudioOptions): App {
  server.use(studioDoor(brands, token));
  return server;
}
