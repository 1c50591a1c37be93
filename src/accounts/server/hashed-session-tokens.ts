import { createHash } from 'node:crypto';
import type { DBAdapterInstance } from 'better-auth';

type Row = Record<string, unknown>;
type Condition = { field: string; value: unknown };

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

const hashed = (value: unknown): unknown =>
  typeof value === 'string' ? hashToken(value) : Array.isArray(value) ? value.map(hashed) : value;

/**
 * better-auth keeps session tokens as they are; a reader of the database could sign in with them. This wraps its adapter so
 * that only a digest is stored and looked for, while better-auth goes on seeing the token it made or asked for.
 */
export function withHashedSessionTokens(adapter: DBAdapterInstance): DBAdapterInstance {
  const asksToken = (where: Condition[] | undefined) => where?.find((condition) => condition.field === 'token');
  const digestWhere = <Where extends Condition[] | undefined>(where: Where): Where =>
    where?.map((condition) =>
      condition.field === 'token' ? { ...condition, value: hashed(condition.value) } : condition,
    ) as Where;
  const digestRow = <Data>(row: Data): Data => {
    const token = (row as Row).token;
    return typeof token === 'string' ? { ...row, token: hashToken(token) } : row;
  };
  const restore = <Result>(row: Result, token: unknown): Result =>
    row && typeof token === 'string' ? { ...row, token } : row;

  return (options) => {
    const base = adapter(options);
    const wrap = (methods: typeof base): typeof base => ({
      ...methods,
      create: async (input) => {
        if (input.model !== 'session') return methods.create(input);
        return restore(
          await methods.create({ ...input, data: digestRow(input.data) }),
          (input.data as Row).token,
        ) as never;
      },
      findOne: async (input) => {
        if (input.model !== 'session') return methods.findOne(input);
        return restore(
          await methods.findOne({ ...input, where: digestWhere(input.where) }),
          asksToken(input.where)?.value,
        ) as never;
      },
      findMany: (input) =>
        input.model === 'session'
          ? methods.findMany({ ...input, where: digestWhere(input.where) as never })
          : methods.findMany(input),
      update: async (input) => {
        if (input.model !== 'session') return methods.update(input);
        const changed = await methods.update({
          ...input,
          where: digestWhere(input.where),
          update: digestRow(input.update),
        });
        return restore(changed, asksToken(input.where)?.value) as never;
      },
      updateMany: (input) =>
        input.model === 'session'
          ? methods.updateMany({ ...input, where: digestWhere(input.where), update: digestRow(input.update) })
          : methods.updateMany(input),
      delete: (input) =>
        input.model === 'session'
          ? methods.delete({ ...input, where: digestWhere(input.where) })
          : methods.delete(input),
      deleteMany: (input) =>
        input.model === 'session'
          ? methods.deleteMany({ ...input, where: digestWhere(input.where) })
          : methods.deleteMany(input),
      transaction: (body) => methods.transaction((inner) => body(wrap(inner as typeof base))),
    });
    return wrap(base);
  };
}
