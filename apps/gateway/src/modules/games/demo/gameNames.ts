import { createRandom } from "../../../demo/random.ts";

const openings = (
  "Amber Ancient Azure Blazing Bold Brave Bright Bronze Celestial Clever Cobalt Coral Crimson Crystal Dancing Daring Desert " +
  "Diamond Dragon Ember Emerald Endless Fabled Fearless Flying Forgotten Fortune Frozen Gilded Glowing Golden Grand Hidden " +
  "Imperial Ivory Jade Jolly Jungle Lantern Laughing Lost Lucky Lunar Magic Marble Midnight Mighty Misty Moonlit Mystic " +
  "Neon Noble Northern Ocean Opal Painted Pearl Phantom Prime Radiant Rapid River Roaming Royal Ruby Sacred Sapphire " +
  "Scarlet Secret Shining Silent Silver Singing Sleeping Solar Spirited Star Stormy Summer Sunken Thunder Velvet Wandering " +
  "Whispering Wild Winter Wise"
).split(" ");

const subjects = (
  "Archer Arena Arrow Bazaar Bear Bell Blossom Bridge Buffalo Canyon Caravan Carp Castle Cats Cherry Circus Clover Comet " +
  "Compass Crane Crown Dolphin Drum Eagle Empire Express Falcon Feast Fiddler Fields Firefly Fleet Forest Fort Fortress Fox " +
  "Garden Gate Gems Genie Giant Goblins Harbor Harvest Heron Horizon Idol Inferno Island Jester Journey Karaoke Kettle " +
  "Kingdom Koi Ladder Lagoon Legend Library Lighthouse Lion Lotus Market Mask Meadow Mermaid Monkey Monsoon Mountain Oasis " +
  "Oracle Orchard Owl Palace Panda Parade Parrot Phoenix Pirates Planet Princess Pyramid Rabbit Railway Rhino River Rooster " +
  "Samurai Serpent Shrine Sphinx Springs Stallion Storm Sunrise Tavern Temple Theatre Tiger Tortoise Tower Treasure Turtle " +
  "Valley Vault Voyage Waterfall Wheel Whale Wizard Wolf"
).split(" ");

const endings = [
  "",
  "",
  "",
  "Deluxe",
  "Nights",
  "Quest",
  "Rush",
  "Riches",
  "Spins",
  "Ways",
  "Bonanza",
  "Rising",
  "Gold",
  "Tales",
];

/** Distinct game names, the same for the same seed. */
export function listGameNames(seed: string, count: number): readonly string[] {
  const random = createRandom(seed);
  const names = new Set<string>();
  while (names.size < count) {
    const words = [openings, subjects, endings].map((list) => list[random(list.length)] ?? "");
    names.add(words.join(" ").trim());
  }
  return [...names];
}
