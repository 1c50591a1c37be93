export type Letter = { to: string; subject: string; text: string };

/** Sends letters; rejects when the letter could not be handed over. */
export interface Mail {
  send(letter: Letter): Promise<void>;
}
