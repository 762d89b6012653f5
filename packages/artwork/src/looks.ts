import type { ArtworkCategory } from "./artworkCategories.ts";
import {
  arches,
  bokeh,
  circuit,
  curtain,
  guilloche,
  hills,
  rays,
  scales,
  stars,
  waves,
  type Backdrop,
} from "./backdrops.ts";
import { bubble, coin, cube, ember, gem, petal, plume, scrap, shard, starlet } from "./drift.ts";
import { neon, reef, skyline } from "./landscapes.ts";
import { lanterns, ring, stadium, table } from "./venues.ts";
import type { Scene } from "./scene.ts";

/** The surroundings of a category's emblems. */
interface Look {
  readonly backdrops: readonly [Backdrop, ...Backdrop[]];
  /** The small things that may float around the emblem. */
  readonly motes: readonly [(scene: Scene) => string, ...((scene: Scene) => string)[]];
}

/** The backdrops and small things of each category, so that categories can be told apart in a mixed grid. */
export const looks: Readonly<Record<ArtworkCategory, Look>> = {
  RNG: {
    backdrops: [rays, scales, bokeh, hills, guilloche, arches, stars, curtain, lanterns, skyline],
    motes: [coin, coin, gem, petal, ember, starlet],
  },
  INHOUSE: { backdrops: [rays, neon, circuit, stars, bokeh, skyline, guilloche], motes: [cube, scrap, starlet, gem] },
  FISH: { backdrops: [reef, reef, waves, scales, bokeh], motes: [bubble] },
  PVP: { backdrops: [table, curtain, guilloche, rays, arches], motes: [ember, gem, petal] },
  LIVE: { backdrops: [table, curtain, arches, skyline, bokeh], motes: [ember, starlet, coin] },
  LOTT: { backdrops: [rays, lanterns, bokeh, curtain, scales], motes: [scrap, coin, starlet] },
  ELOTT: { backdrops: [rays, neon, stars, lanterns, guilloche], motes: [scrap, starlet, cube] },
  SPORTS: { backdrops: [stadium, stadium, stadium, rays, bokeh], motes: [scrap, ember] },
  ESPORTS: { backdrops: [neon, neon, circuit, stars, skyline], motes: [cube, shard] },
  COCKFIGHT: { backdrops: [ring, ring, rays, hills, scales], motes: [plume, ember] },
};
