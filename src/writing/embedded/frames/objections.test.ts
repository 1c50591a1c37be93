import { expect, test } from 'vitest';
import { priceKind } from './objections.ts';

test.each([
  ['"Who will pay for it, the landlord or the tenant?"', 'asked'],
  ['Can I pay in instalments?', 'asked'],
  ['When would I have to pay?', 'asked'],
  ['How would I ever pay for that?', 'money'],
  ['Who would pay that much? Nobody can afford it.', 'money'],
])('%s asks how it is paid or whether it can be: %s', (objection, kind) => {
  expect(priceKind(objection)).toBe(kind);
});
