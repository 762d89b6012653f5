import { randomBytes } from "node:crypto";
import { fileURLToPath } from "node:url";
import { studioDoor } from "./door/studioDoor.ts";
import { tokenId } from "./signals.ts";

/** The addon's options in `main.ts`. */
interface StudioOptions {
  /** The folder of brands that the studio edits. */
  readonly brands: string;
  readonly configType?: string;
}

interface Server {
  readonly use: (handler: ReturnType<typeof studioDoor>) => unknown;
}

/** New at each start, so that a page of an earlier run cannot write. */
const token = randomBytes(32).toString("base64url");

/** A static build has no server to save to and a test run has no designer, so both leave the studio out. */
const isServed = ({ configType }: StudioOptions): boolean =>
  configType === "DEVELOPMENT" && process.env["VITEST"] === undefined;

const toFile = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** Adds the panel to Storybook's manager page. */
export function managerEntries(entries: readonly string[] = [], options: StudioOptions): readonly string[] {
  return isServed(options) ? [...entries, toFile("./manager.tsx")] : entries;
}

/** Gives the run's token to Storybook's manager page; it is in no address and in no story's frame. */
export function managerHead(head = "", options: StudioOptions): string {
  return isServed(options) ? `${head}<meta name="${tokenId}" content="${token}">` : head;
}

/** Shows unsaved edits in stories. */
export function previewAnnotations(entries: readonly string[] = [], options: StudioOptions): readonly string[] {
  return isServed(options) ? [...entries, toFile("./preview.ts")] : entries;
}

/** Adds the endpoint for the brands' folder to Storybook's server. */
export function experimental_devServer<App extends Server>(server: App, { brands }: StudioOptions): App {
  server.use(studioDoor(brands, token));
  return server;
}
