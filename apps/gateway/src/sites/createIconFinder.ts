import type { Store } from "@marquee/site-store";
import type { FastifyRequest } from "fastify";
import { getHost } from "../http/identifyRequest.ts";
import type { Icon } from "./Icon.ts";
import type { Sites } from "./openSites.ts";

/** Finds the icon that a host's live layer has for home screens. */
export const createIconFinder =
  (store: Store, sites: Sites) =>
  (request: FastifyRequest, merchantCode: string): Icon | undefined => {
    const site = sites.getByHost(getHost(request), merchantCode);
    const name = site?.files.get(`layer/${site.release.layer}/icon-192.png`);
    return name === undefined ? undefined : { name, read: () => store.get(name) };
  };
