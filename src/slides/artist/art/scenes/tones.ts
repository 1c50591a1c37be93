import { mix, type Pigments } from '../pigments.ts';
import type { Random } from '../random.ts';

/** The parts that colours play in a scene, whatever hour it is: three planes of ground, a body lit and shaded, one thing that stands out. */
export type Tones = {
  skyHigh: string;
  skyLow: string;
  far: string;
  mid: string;
  near: string;
  body: string;
  bodyShade: string;
  pop: string;
  popShade: string;
  light: string;
  dark: string;
  glow: string;
};

export function tonesOf(pigments: Pigments, random: Random): Tones {
  return random.pick(pigments.isDark ? darkHours : lightHours)(pigments);
}

type Hour = (pigments: Pigments) => Tones;

const night: Hour = (p) => ({
  skyHigh: p.night,
  skyLow: mix(p.deep, p.rich, 0.7),
  far: p.rich,
  mid: mix(p.rich, p.deep, 0.6),
  near: mix(p.deep, p.night, 0.55),
  body: p.bright,
  bodyShade: mix(p.accent, p.rich, 0.3),
  pop: p.second,
  popShade: mix(p.second, p.night, 0.36),
  light: p.mist,
  dark: mix(p.night, '#000000', 0.25),
  glow: p.accent,
});
const dusk: Hour = (p) => ({
  skyHigh: p.deep,
  skyLow: mix(p.accent, p.second, 0.4),
  far: mix(p.accent, p.rich, 0.6),
  mid: mix(p.rich, p.deep, 0.55),
  near: mix(p.deep, p.night, 0.7),
  body: p.pale,
  bodyShade: mix(p.bright, p.accent, 0.4),
  pop: mix(p.second, p.secondPale, 0.4),
  popShade: mix(p.second, p.night, 0.3),
  light: p.mist,
  dark: p.night,
  glow: p.second,
});
const poster: Hour = (p) => ({
  skyHigh: p.accent,
  skyLow: mix(p.accent, p.bright, 0.65),
  far: mix(p.accent, p.rich, 0.5),
  mid: p.rich,
  near: p.deep,
  body: p.mist,
  bodyShade: mix(p.pale, p.bright, 0.35),
  pop: p.second,
  popShade: mix(p.second, p.rich, 0.36),
  light: '#ffffff',
  dark: p.night,
  glow: p.mist,
});
const companion: Hour = (p) => ({
  skyHigh: mix(p.night, p.secondDeep, 0.55),
  skyLow: mix(p.second, p.secondDeep, 0.4),
  far: mix(p.secondDeep, p.second, 0.15),
  mid: mix(p.secondDeep, p.night, 0.5),
  near: mix(p.night, p.secondDeep, 0.12),
  body: p.bright,
  bodyShade: mix(p.accent, p.rich, 0.25),
  pop: p.secondPale,
  popShade: p.second,
  light: p.mist,
  dark: p.night,
  glow: p.secondPale,
});
const day: Hour = (p) => ({
  skyHigh: mix(p.second, p.secondPale, 0.55),
  skyLow: p.mist,
  far: p.pale,
  mid: mix(p.pale, p.accent, 0.5),
  near: mix(p.accent, p.deep, 0.72),
  body: p.accent,
  bodyShade: mix(p.accent, p.deep, 0.5),
  pop: p.second,
  popShade: mix(p.second, p.accent, 0.4),
  light: '#ffffff',
  dark: p.deep,
  glow: '#ffffff',
});
const noon: Hour = (p) => ({
  skyHigh: p.second,
  skyLow: p.secondPale,
  far: mix(p.second, p.accent, 0.35),
  mid: mix(p.second, p.accent, 0.72),
  near: p.deep,
  body: p.accent,
  bodyShade: mix(p.accent, p.deep, 0.55),
  pop: p.side,
  popShade: mix(p.side, p.deep, 0.36),
  light: '#ffffff',
  dark: p.deep,
  glow: '#ffffff',
});
const placard: Hour = (p) => ({
  skyHigh: p.accent,
  skyLow: mix(p.accent, p.second, 0.55),
  far: mix(p.accent, p.deep, 0.28),
  mid: mix(p.accent, p.deep, 0.58),
  near: p.deep,
  body: p.mist,
  bodyShade: mix(p.pale, p.accent, 0.2),
  pop: p.second,
  popShade: mix(p.second, p.deep, 0.34),
  light: '#ffffff',
  dark: mix(p.deep, p.night, 0.5),
  glow: p.secondPale,
});
const calm: Hour = (p) => ({
  skyHigh: p.sidePale,
  skyLow: p.mist,
  far: mix(p.sidePale, p.side, 0.45),
  mid: p.side,
  near: mix(p.sideDeep, p.deep, 0.5),
  body: p.accent,
  bodyShade: mix(p.accent, p.deep, 0.5),
  pop: p.second,
  popShade: mix(p.second, p.accent, 0.4),
  light: '#ffffff',
  dark: p.deep,
  glow: '#ffffff',
});

const darkHours: [Hour, ...Hour[]] = [night, dusk, poster, companion];
const lightHours: [Hour, ...Hour[]] = [day, noon, placard, calm];
