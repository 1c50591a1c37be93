type Call = { method: string; path: string; headers: Headers; credentials: string | undefined; body: unknown };
type Answer = (call: Call) => Response | Promise<Response>;

/** Stands in for the network of a test: keeps each call and answers it. Hand its `fetch` to `vi.stubGlobal`. */
export function fakeServer(answer: Answer) {
  const calls: Call[] = [];
  async function fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const call: Call = {
      method: init.method ?? 'GET',
      path,
      headers: new Headers(init.headers),
      credentials: init.credentials,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body,
    };
    calls.push(call);
    init.signal?.throwIfAborted();
    return answer(call);
  }
  return { calls, fetch };
}

export const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
