export { redEnvelopeFeature } from "./redEnvelopeFeature.ts";
