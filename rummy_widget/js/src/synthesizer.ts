// Makes the sounds, and knows which change of a state makes which. A page loads this file once sounds are on.
export { soundOf } from "./state-sound";

/**
 * The name of a sound: a tile is put down ("clack") or drawn, an answer is right or wrong, somebody has won the round
 * ("close").
 */
export type Sound = "clack" | "draw" | "right" | "wrong" | "close";

const LOUD = 0.16; // volume, 0 to 1

/**
 * A tone: its frequency in Hz at the start and the end, when it starts and how long it lasts in seconds, its
 * wave and its loudness (0 to 1).
 */
type Tone = readonly [from: number, to: number, at: number, lasts: number, wave: OscillatorType, loud: number];

/**
 * A burst of noise, like wood on wood: its filter frequency in Hz at the start and the end, start and length
 * in seconds, and its loudness (0 to 1).
 */
type Hiss = readonly [from: number, to: number, at: number, lasts: number, loud: number];

const SOUNDS: Record<Sound, { tones: readonly Tone[]; hisses: readonly Hiss[] }> = {
  clack: { tones: [[210, 120, 0, 0.05, "sine", 0.8]], hisses: [[2600, 1500, 0, 0.035, 1]] },
  draw: {
    tones: [],
    hisses: [
      [700, 2400, 0, 0.13, 0.7],
      [2600, 1500, 0.13, 0.03, 0.7],
    ],
  },
  right: {
    tones: [
      [659, 659, 0, 0.12, "sine", 0.6],
      [880, 880, 0.1, 0.22, "sine", 0.6],
    ],
    hisses: [],
  },
  wrong: {
    tones: [
      [233, 208, 0, 0.16, "triangle", 0.6],
      [185, 165, 0.13, 0.2, "triangle", 0.5],
    ],
    hisses: [],
  },
  close: {
    tones: [523, 659, 784, 1047].map(
      (hertz, at) => [hertz, hertz, at * 0.11, at === 3 ? 0.6 : 0.24, "triangle", 0.55] as const,
    ),
    hisses: [],
  },
};

let context: AudioContext | null = null;

/** Play a sound. */
export function play(sound: Sound): void {
  if (typeof AudioContext === "undefined") return;
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
    const out = context.createGain();
    out.gain.value = LOUD;
    out.connect(context.destination);
    const { tones, hisses } = SOUNDS[sound];
    for (const each of tones) tone(context, out, each);
    for (const each of hisses) hiss(context, out, each);
  } catch {
    // no sound is possible here, and nothing else depends on it
  }
}

/** Silence the sounds until the next one is played. */
export const suspend = (): void => void context?.suspend();

/** Schedule a tone. */
function tone(audio: AudioContext, out: AudioNode, [from, to, at, lasts, wave, loud]: Tone): void {
  const source = audio.createOscillator();
  source.type = wave;
  sweep(source.frequency, audio.currentTime + at, from, to, lasts);
  run(audio, source, source, out, at, lasts, loud);
}

/** Schedule a burst of noise. */
function hiss(audio: AudioContext, out: AudioNode, [from, to, at, lasts, loud]: Hiss): void {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * lasts), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  sweep(band.frequency, audio.currentTime + at, from, to, lasts);
  source.connect(band);
  run(audio, source, band, out, at, lasts, loud);
}

/** Slide an audio parameter from one value to another. */
function sweep(what: AudioParam, at: number, from: number, to: number, lasts: number): void {
  what.setValueAtTime(from, at);
  what.exponentialRampToValueAtTime(to, at + lasts);
}

/** Connect a source to the output with a quick fade-in and a fade-out. */
function run(
  audio: AudioContext,
  source: AudioScheduledSourceNode,
  last: AudioNode,
  out: AudioNode,
  at: number,
  lasts: number,
  loud: number,
): void {
  const begins = audio.currentTime + at;
  const swell = audio.createGain();
  swell.gain.setValueAtTime(0.0001, begins);
  swell.gain.exponentialRampToValueAtTime(loud, begins + 0.006);
  swell.gain.exponentialRampToValueAtTime(0.0001, begins + lasts);
  last.connect(swell).connect(out);
  source.start(begins);
  source.stop(begins + lasts);
}
