import { expect, test } from 'vitest';
import { NETWORK_ERROR } from '#platform/web/api-client.ts';
import type { WritingEvent } from '../contract.ts';
import { needsPremium } from './report-failure.ts';
import { receiveWriting, WritingFailed } from './writing-calls.ts';

const ignore = () => undefined;

async function* stream(events: readonly WritingEvent[], error?: Error) {
  yield* events;
  if (error) throw error;
}

const words: WritingEvent = { type: 'text', sectionNumber: 1, text: 'You' };

test('a stream that ends without its last event, or breaks, is a lost line and not a failure', async () => {
  expect(await receiveWriting(stream([words]), ignore)).toBe('lost');
  expect(await receiveWriting(stream([words], new TypeError('network error')), ignore)).toBe('lost');
});

test('a call that never reached the server is thrown', async () => {
  await expect(receiveWriting(stream([], new Error(NETWORK_ERROR)), ignore)).rejects.toThrow(NETWORK_ERROR);
});

test('a writer that gives up is a failure with its own words', async () => {
  const failed: WritingEvent = { type: 'failed', code: 'premium', message: 'Premium subscription required for this' };
  const error = await receiveWriting(stream([words, failed]), ignore).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(WritingFailed);
  expect(needsPremium(error)).toBe(true);
});
