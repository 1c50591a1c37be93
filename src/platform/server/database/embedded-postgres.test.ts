import { afterAll, beforeAll, expect, test } from 'vitest';
import { EmbeddedPostgres } from './embedded-postgres.ts';

let database: EmbeddedPostgres;
beforeAll(async () => {
  database = await EmbeddedPostgres.open({});
  await database.exec('create table lines (id int primary key, text text)');
});
afterAll(() => database.close());

const count = async () => (await database.query('select count(*) as lines from lines')).rows[0];

test('a transaction that fails leaves nothing and frees the line', async () => {
  const failing = database.transaction(async (transaction) => {
    await transaction.query('insert into lines values (1, $1)', ['a']);
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await count()).toEqual({ lines: 0 });
});

test('calls from outside wait until a transaction ends', async () => {
  const order: string[] = [];
  const transaction = database.transaction(async (inner) => {
    await inner.query('insert into lines values (2, $1)', ['b']);
    order.push('inside');
  });
  const outside = database.query('select 1').then(() => order.push('outside'));
  await Promise.all([transaction, outside]);
  expect(order).toEqual(['inside', 'outside']);
});

test('a script that fails after its own BEGIN does not poison the calls after it', async () => {
  const script = database.exec('BEGIN; insert into lines values (3, null); select no_such_column; COMMIT');
  const after = database.query('select 1 as one');
  await expect(script).rejects.toThrow(/no_such_column/);
  expect((await after).rows).toEqual([{ one: 1 }]);
});

test('an error carries PostgreSQL’s code', async () => {
  await database.query('insert into lines values (4, null)');
  await expect(database.query('insert into lines values (4, null)')).rejects.toMatchObject({ code: '23505' });
});

test('bigint and sums read as numbers, as on PostgreSQL', async () => {
  const { rows } = await database.query(
    'select 5::int8 as five, sum(n) as sum from generate_series(1, 3) as series(n)',
  );
  expect(rows).toEqual([{ five: 5, sum: 6 }]);
});

test('listeners hear what is notified', async () => {
  const heard = new Promise((resolve) => void database.listen('cues', resolve));
  await database.query("select pg_notify('cues', 'lights')");
  expect(await heard).toBe('lights');
});

test('a dump opens as the same database', async () => {
  const copy = await EmbeddedPostgres.open({ template: await database.dump() });
  expect((await copy.query('select id from lines order by id')).rows).toEqual(
    (await database.query('select id from lines order by id')).rows,
  );
  await copy.close();
});

test('the event loop stays free while the database works', async () => {
  const { monitorEventLoopDelay } = await import('node:perf_hooks');
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  await database.query('select count(*) from generate_series(1, 3000000)');
  delay.disable();
  expect(delay.percentile(99) / 1e6).toBeLessThan(50);
});
