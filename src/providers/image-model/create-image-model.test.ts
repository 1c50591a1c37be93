import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  answersRaw,
  answersStatus,
  type Behaviour,
  type ProviderServer,
  startProviderServer,
} from '../text-model/testing/provider-server.ts';
import { createImageModel, type ImageModelSettings } from './create-image-model.ts';
import type { ImageModel } from './image-model.ts';

let server: ProviderServer;
beforeAll(async () => {
  server = await startProviderServer();
});
afterAll(() => server.stop());

const secret = 'sk-very-secret';
const never = new AbortController().signal;
const size = { width: 1344, height: 768 };
const rules = { timeoutMs: 5_000, maxRetries: 0, concurrency: 4, backoffMs: 1 };

type Provider = ImageModelSettings['provider'];
const modelOf = (provider: Provider, more: { model?: string; timeoutMs?: number; maxRetries?: number } = {}) => {
  const failures: string[] = [];
  const access = { apiKey: secret, baseUrl: server.url };
  const onFailure = (failure: Error, detail: string) => failures.push(`${failure.message} ${detail}`);
  const model = more.model ?? 'painter';
  const settings = { ...rules, ...access, onFailure, ...more, model };
  return { model: createImageModel({ provider, ...settings }), failures };
};

const picture = (width = 640, height = 384, kind: 'image/png' | 'image/jpeg' | 'image/webp' = 'image/png'): Buffer => {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#1a7f5a';
  context.fillRect(0, 0, width, height / 2);
  if (kind === 'image/png') return canvas.toBuffer(kind);
  return kind === 'image/jpeg' ? canvas.toBuffer(kind) : canvas.toBuffer(kind);
};

/** The same picture in the words of each provider. */
const sends = (provider: Provider, bytes: Uint8Array): Behaviour => {
  const inBase64 = Buffer.from(bytes).toString('base64');
  const answer =
    provider === 'stable-diffusion' ? { images: [inBase64] } : { created: 1, data: [{ b64_json: inBase64 }] };
  return answersRaw(JSON.stringify(answer));
};

async function codeOf(model: ImageModel, signal: AbortSignal = never): Promise<unknown> {
  return model.paint('A door', { ...size, signal }).then(
    () => 'painted',
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
  );
}

const stalls: Behaviour = () => undefined;
const breaksOff: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
  response.write('{"data":[{"b64_json":"iVBOR');
  setImmediate(() => response.destroy());
};
const isHuge: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': String(200 * 1024 * 1024) });
  response.write('{"data":[');
};
const neverEnds: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const piece = Buffer.alloc(1024 * 1024, 'A');
  const more = () => {
    while (!response.destroyed && response.write(piece));
  };
  response.on('drain', more);
  more();
};

describe.each<Provider>(['openai', 'openai-compatible', 'stable-diffusion'])('%s', (provider) => {
  test.each(['image/png', 'image/jpeg', 'image/webp'] as const)('hands a picture on as %s', async (kind) => {
    const bytes = picture(640, 384, kind);
    server.will(sends(provider, bytes));
    const { model } = modelOf(provider);
    expect(Buffer.from(await model.paint('A door', { ...size, signal: never }))).toEqual(bytes);
  });

  test.each<[string, Behaviour, string]>([
    ['a refused key', answersStatus(401), 'image_key_refused'],
    ['an unknown model', answersStatus(404), 'image_refused'],
    ['too many calls', answersStatus(429), 'image_busy'],
    ['a failing server', answersStatus(500), 'image_failed'],
    ['a body that is no JSON', answersRaw('<html>hello</html>'), 'image_broken'],
    ['broken JSON', answersRaw('{"data":[{"b64'), 'image_broken'],
    ['an answer that breaks off', breaksOff, 'image_broken'],
    ['an answer of 200 MB', isHuge, 'image_broken'],
    ['an answer without end', neverEnds, 'image_broken'],
    ['something that is no picture', sends(provider, Buffer.from('<svg/>'.repeat(50))), 'image_broken'],
    ['half a picture', sends(provider, picture().subarray(0, 400)), 'image_broken'],
    ['a picture of one pixel', sends(provider, picture(1, 1)), 'image_broken'],
    [
      'no picture at all',
      sends(provider, Buffer.alloc(0)),
      provider === 'stable-diffusion' ? 'image_empty' : 'image_broken',
    ],
  ])('%s', async (_, behaviour, code) => {
    server.will(behaviour);
    const { model, failures } = modelOf(provider);
    expect(await codeOf(model)).toBe(code);
    expect(failures).toHaveLength(1);
  });

  test('waits no longer than its time, and hangs up', async () => {
    server.will(stalls);
    expect(await codeOf(modelOf(provider, { timeoutMs: 60 }).model)).toBe('image_timeout');
    await expect.poll(() => server.requests[0]?.wasLeft).toBe(true);
  });

  test('tries a busy service again', async () => {
    server.will(answersStatus(429), answersStatus(503), sends(provider, picture()));
    expect(await codeOf(modelOf(provider, { maxRetries: 2 }).model)).toBe('painted');
    expect(server.requests).toHaveLength(3);
  });

  test('cannot be reached where nobody listens', async () => {
    const gone = await startProviderServer();
    await gone.stop();
    const settings = { ...rules, apiKey: secret, baseUrl: gone.url, model: 'painter' };
    expect(await codeOf(createImageModel({ provider, ...settings }))).toBe('image_unreachable');
  });

  test('gives up with the reason of whoever no longer waits', async () => {
    server.will(stalls);
    const leaving = new AbortController();
    const asked = codeOf(modelOf(provider).model, leaving.signal);
    const reason = new Error('The person went away.');
    leaving.abort(reason);
    expect(await asked).toBe(reason);
  });

  test('sends the key and never logs it', async () => {
    server.will(answersStatus(401, `The key ${secret} is unknown.`));
    const { model, failures } = modelOf(provider);
    await codeOf(model);
    expect(server.requests[0]?.headers.authorization).toBe(`Bearer ${secret}`);
    expect(failures.join()).toContain('[key]');
    expect(failures.join()).not.toContain(secret);
  });
});

test.each([
  ['openai', 'gpt-image-1', '1536x1024'],
  ['openai', 'dall-e-3', '1792x1024'],
  ['openai', 'dall-e-2', '1024x1024'],
  ['openai-compatible', 'flux', '1344x768'],
] as const)('%s is asked for %s in the size it knows', async (provider, name, known) => {
  server.will(sends(provider, picture()));
  await codeOf(modelOf(provider, { model: name }).model);
  expect(server.requests[0]).toMatchObject({
    url: '/v1/images/generations',
    body: { model: name, prompt: 'A door', size: known },
  });
});

test('Stable Diffusion is asked for its checkpoint, without writing in the picture', async () => {
  server.will(sends('stable-diffusion', picture()));
  await codeOf(modelOf('stable-diffusion', { model: 'juggernaut' }).model);
  expect(server.requests[0]).toMatchObject({
    url: '/v1/sdapi/v1/txt2img',
    body: {
      prompt: 'A door',
      negative_prompt: expect.stringContaining('text'),
      width: 1344,
      height: 768,
      override_settings: { sd_model_checkpoint: 'juggernaut' },
    },
  });
});

test('a service that declines what it should paint says so', async () => {
  server.will((response) => {
    response.writeHead(400, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: { message: 'Blocked.', type: 'invalid', code: 'moderation_blocked' } }));
  });
  expect(await codeOf(modelOf('openai').model)).toBe('image_declined');
});

test.each(['http://pictures.example/one.png', 'http://127.0.0.1:9/one.png'])(
  'an address elsewhere in the answer, %s, is not followed',
  async (url) => {
    server.will(answersRaw(JSON.stringify({ data: [{ url }] })));
    expect(await codeOf(modelOf('openai-compatible').model)).toBe('image_broken');
    expect(server.requests).toHaveLength(1);
  },
);
