// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { openProgressLine, progressAddress } from './progress-line.ts';

test('the socket is on the page’s own host and port, and on 5000 where the page names none [WS-01, OPEN-22]', () => {
  const at = (href: string) => progressAddress(7, new URL(href));
  expect(at('http://localhost:5173/script-editor/7')).toBe('ws://localhost:5173/ws/progress/7');
  expect(at('https://pitch.example:8443/')).toBe('wss://pitch.example:8443/ws/progress/7');
  expect(at('http://pitch.example/')).toBe('ws://pitch.example:5000/ws/progress/7');
  expect(at('https://pitch.example/')).toBe('wss://pitch.example:5000/ws/progress/7');
});

/** A socket that the test speaks through. */
class SpokenSocket extends EventTarget {
  static opened: SpokenSocket[] = [];
  readonly sent: string[] = [];
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    SpokenSocket.opened.push(this);
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {}
  say(message: unknown) {
    const data = typeof message === 'string' ? message : JSON.stringify(message);
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  end(code: number) {
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  SpokenSocket.opened = [];
});

function listen() {
  vi.stubGlobal('WebSocket', SpokenSocket);
  const heard: unknown[] = [];
  const hangUp = openProgressLine(7, {
    onProgress: ({ status, message }) => heard.push(['progress', status, message]),
    onComplete: ({ id, slides }) => heard.push(['complete', id, slides.length]),
    onError: (message) => heard.push(['error', message]),
    onClosed: () => heard.push('closed'),
  });
  const [socket] = SpokenSocket.opened;
  if (!socket) throw new Error('No socket was opened.');
  return { socket, heard, hangUp };
}

test('it subscribes with the project and hears progress, complete and error [WS-01, WS-02, WS-03]', () => {
  const { socket, heard } = listen();
  socket.dispatchEvent(new Event('open'));
  expect(socket.sent.map((text) => JSON.parse(text))).toEqual([{ type: 'subscribe', projectId: 7 }]);
  socket.say({ type: 'subscribed', projectId: 7 });
  socket.say({ type: 'progress', status: 'drawing', message: 'Laying the tiles', currentSection: 2 });
  socket.say({ type: 'complete', slideDeck: { id: 3, slides: { a: { title: 'One' } } } });
  socket.say({ type: 'error', message: 'Out of paint.' });
  expect(heard).toEqual([
    ['progress', 'drawing', 'Laying the tiles'],
    ['complete', 3, 1],
    ['error', 'Out of paint.'],
  ]);
});

test('what is no message is passed over', () => {
  const { socket, heard } = listen();
  for (const nonsense of ['{', 'null', { type: 'dance' }, {}]) socket.say(nonsense);
  expect(heard).toEqual([]);
});

test.each([1000, 1001, 1006, 4000])(
  'a close with code %i opens no second socket; only 1000 and 1001 are quiet [SLIDEGEN-06]',
  (code) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { socket, heard } = listen();
    socket.end(code);
    expect(heard).toEqual(['closed']);
    expect(warn.mock.calls).toHaveLength(code > 1001 ? 1 : 0);
    expect(SpokenSocket.opened).toHaveLength(1);
  },
);

test('after hanging up nothing is heard any more', () => {
  const { socket, heard, hangUp } = listen();
  hangUp();
  socket.say({ type: 'error', message: 'Late.' });
  socket.end(1006);
  expect(heard).toEqual([]);
});
