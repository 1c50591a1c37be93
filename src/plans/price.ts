export const proPlan = { name: 'Pitchwright Pro', amount: 297, currency: 'USD', interval: 'month' } as const;
