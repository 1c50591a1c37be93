import { booksThatBalanceThemselves } from './templates/books-that-balance-themselves.data.ts';
import { fromBenchToBoardroom } from './templates/from-bench-to-boardroom.data.ts';
import { secondActStrength } from './templates/second-act-strength.data.ts';
import { sleepLikeItsSunday } from './templates/sleep-like-its-sunday.data.ts';
import type { Template } from './templates/template.ts';
import { theHonestDiscoveryCall } from './templates/the-honest-discovery-call.data.ts';
import { theQuietQuarter } from './templates/the-quiet-quarter.data.ts';

/** Complete answer sets from which a project can start, in the order they are offered. */
export const templates: readonly Template[] = [
  theQuietQuarter,
  sleepLikeItsSunday,
  fromBenchToBoardroom,
  booksThatBalanceThemselves,
  secondActStrength,
  theHonestDiscoveryCall,
];
