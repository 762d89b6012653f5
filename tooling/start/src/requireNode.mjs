import { readFileSync } from "node:fs";

// Loaded before a command's own program (`node --import`), in words that every Node reads: an older one refuses the first type
// of a program, and says nothing that helps.

const least = 24;

if (Number(process.versions.node.split(".")[0]) < least) {
  const { packageManager } = JSON.parse(readFileSync(new URL("../../../package.json", import.meta.url), "utf8"));
  const command = process.env.npm_lifecycle_event ?? "<command>";
  console.error(
    `this needs Node ≥ ${least} and runs on ${process.versions.node}: say \`npx -y ${packageManager} ${command} …\`, which brings its own Node on Linux; elsewhere install Node ${least}`,
  );
  process.exit(1);
}
