/** Short dry sounds, made on the spot: nothing has to be fetched. Off until somebody wants them. */

import { settings } from "./settings.svelte";

export type Sound = "paper" | "wood" | "stones" | "water" | "coin" | "riffle" | "plank" | "dice" | "gong" | "won";

/** A grain of sound: when it begins, how long it lasts, how loud it is. */
interface Grain {
  at?: number;
  long: number;
  loud: number;
  /** A tone of this height, or noise through a filter of this height. */
  tone?: number;
  noise?: number;
  width?: number;
}

const SOUNDS: Record<Sound, Grain[]> = {
  paper: [{ noise: 3200, width: 0.7, long: 0.12, loud: 0.12 }],
  wood: [
    { tone: 190, long: 0.07, loud: 0.3 },
    { noise: 900, width: 2, long: 0.03, loud: 0.2 },
  ],
  stones: [
    { noise: 1500, width: 3, long: 0.05, loud: 0.3 },
    { at: 0.09, noise: 1150, width: 3, long: 0.06, loud: 0.25 },
  ],
  water: [{ noise: 700, width: 0.9, long: 0.34, loud: 0.16 }],
  coin: [
    { tone: 1900, long: 0.1, loud: 0.1 },
    { at: 0.05, tone: 2540, long: 0.2, loud: 0.09 },
  ],
  riffle: Array.from({ length: 9 }, (_, index) => ({ at: index * 0.034, noise: 2600, width: 1.4, long: 0.025, loud: 0.14 })),
  plank: [
    { noise: 500, width: 1.2, long: 0.22, loud: 0.2 },
    { at: 0.16, tone: 130, long: 0.16, loud: 0.32 },
  ],
  dice: [0, 0.06, 0.1, 0.17, 0.26].map((at) => ({ at, noise: 1300, width: 4, long: 0.035, loud: 0.26 })),
  gong: [
    { tone: 146, long: 0.38, loud: 0.2 },
    { tone: 293, long: 0.3, loud: 0.08 },
  ],
  won: [392, 494, 587].map((tone, index) => ({ at: index * 0.11, tone, long: 0.16, loud: 0.14 })),
};

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

export function sound(name: Sound): void {
  if (!settings.now.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") context.resume().catch(() => {});
  for (const grain of SOUNDS[name]) play(context, grain);
}

function play(audio: AudioContext, grain: Grain): void {
  const from = audio.currentTime + (grain.at ?? 0);
  const volume = audio.createGain();
  volume.gain.setValueAtTime(grain.loud * settings.now.volume, from);
  volume.gain.exponentialRampToValueAtTime(0.0001, from + grain.long);
  volume.connect(audio.destination);
  const source = grain.tone === undefined ? noise(audio, grain, volume) : tone(audio, grain.tone, volume);
  source.start(from);
  source.stop(from + grain.long);
}

function tone(audio: AudioContext, height: number, into: AudioNode): AudioScheduledSourceNode {
  const source = audio.createOscillator();
  source.type = "triangle";
  source.frequency.value = height;
  source.connect(into);
  return source;
}

function noise(audio: AudioContext, grain: Grain, into: AudioNode): AudioScheduledSourceNode {
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = grain.noise ?? 1000;
  filter.Q.value = grain.width ?? 1;
  filter.connect(into);
  const source = audio.createBufferSource();
  source.buffer = hissOf(audio);
  source.connect(filter);
  return source;
}

function hissOf(audio: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  return hiss;
}
