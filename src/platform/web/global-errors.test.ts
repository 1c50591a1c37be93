// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { judgeRejection, watchRejections } from './global-errors.ts';

afterEach(() => vi.restoreAllMocks());

test('rejections about sockets, the dev server, the network and aborted requests are logged and suppressed [ERR-05]', () => {
  const reasons = [
    new Error('WebSocket closed without opened.'),
    new Error('[vite] server connection lost'),
    new Error('connect ECONNREFUSED 127.0.0.1:5000'),
    new TypeError('Failed to fetch'),
    new Error('Network error: Unable to connect to server'),
    new DOMException('The operation was aborted.', 'AbortError'),
    new Error('Request timeout'),
  ];
  for (const reason of reasons) {
    const { suppress, log } = judgeRejection(reason);
    expect({ reason: reason.message, suppress, isLogged: Boolean(log) }).toEqual({
      reason: reason.message,
      suppress: true,
      isLogged: true,
    });
  }
});

test('a part of the app that cannot be loaded is logged with the advice to refresh [ERR-05]', () => {
  for (const message of ['Loading chunk 7 failed.', 'Failed to fetch dynamically imported module: /assets/editor.js']) {
    expect(judgeRejection(new Error(message))).toEqual({ suppress: false, log: expect.stringMatching(/refresh/) });
  }
});

test('any other rejection is left to the browser [ERR-05]', () => {
  expect(judgeRejection(new Error('undefined is not a function'))).toEqual({ suppress: false });
  expect(judgeRejection('just a word')).toEqual({ suppress: false });
});

test('the window’s own event is stopped only for what is suppressed [ERR-05]', () => {
  const logged: unknown[][] = [];
  vi.spyOn(console, 'warn').mockImplementation((...words) => {
    logged.push(words);
  });
  const stop = watchRejections();
  const reject = (reason: unknown) => {
    const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(reject(new TypeError('Failed to fetch'))).toBe(true);
  expect(reject(new Error('a real fault'))).toBe(false);
  stop();
  expect(reject(new TypeError('Failed to fetch'))).toBe(false);
  expect(logged).toHaveLength(1);
});
