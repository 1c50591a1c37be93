import { randomUUID } from 'node:crypto';
import type { Database } from './database/database.ts';

type Listener = (message: unknown) => void;

/** What happens in one server process is told to all of them; listeners hear messages in the order they were published. */
export type Events = {
  publish: (topic: string, message: unknown) => void;
  subscribe: (topic: string, listener: Listener) => () => void;
};

const channel = 'pitchwright_events';

/** Within one process by function call; between processes on PostgreSQL by NOTIFY (at most 8,000 bytes a message). */
export async function createEvents(database: Database, onError: (error: unknown) => void): Promise<Events> {
  const listeners = new Map<string, Set<Listener>>();
  const self = randomUUID();
  const deliver = (topic: string, message: unknown) => {
    for (const listener of listeners.get(topic) ?? []) listener(message);
  };
  const isShared = database.kind === 'postgres';
  if (isShared) {
    await database.listen(channel, (payload) => {
      const { from, topic, message } = JSON.parse(payload) as { from: string; topic: string; message: unknown };
      if (from !== self) deliver(topic, message);
    });
  }
  let lastNotice: Promise<void> = Promise.resolve();
  return {
    publish(topic, message) {
      deliver(topic, message);
      if (!isShared) return;
      const payload = JSON.stringify({ from: self, topic, message });
      lastNotice = lastNotice.then(() => database.notify(channel, payload)).catch(onError);
    },
    subscribe(topic, listener) {
      const present = listeners.get(topic) ?? new Set();
      listeners.set(topic, present.add(listener));
      return () => {
        present.delete(listener);
        if (present.size === 0) listeners.delete(topic);
      };
    },
  };
}
