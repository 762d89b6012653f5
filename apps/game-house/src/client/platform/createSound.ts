/** The game's few sounds, made by oscillators. */
export type Sound = { readonly play: (tune: keyof typeof tunes) => void };

type Note = readonly [frequency: number, at: number, length: number];

const tunes = {
  spin: [
    [196, 0, 0.06],
    [233, 0.06, 0.06],
  ],
  stop: [[131, 0, 0.05]],
  win: [
    [523, 0, 0.12],
    [659, 0.1, 0.12],
    [784, 0.2, 0.22],
  ],
  feature: [
    [392, 0, 0.14],
    [523, 0.12, 0.14],
    [659, 0.24, 0.14],
    [1_047, 0.36, 0.3],
  ],
} as const satisfies Record<string, readonly Note[]>;

const loudness = 0.08;

/** Makes the sounds. The audio context begins with the first one: browsers want a press before. */
export function createSound(): Sound {
  let context: AudioContext | undefined;
  return {
    play: (tune) => {
      context ??= new AudioContext();
      const { currentTime, destination } = context;
      for (const [frequency, at, length] of tunes[tune]) {
        const tone = new OscillatorNode(context, { frequency, type: "triangle" });
        const gain = new GainNode(context, { gain: 0 });
        const start = currentTime + at;
        gain.gain.setValueAtTime(0, start);
        gain.gain.linearRampToValueAtTime(loudness, start + 0.01);
        gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
        tone.connect(gain).connect(destination);
        tone.start(start);
        tone.stop(start + length);
      }
    },
  };
}
