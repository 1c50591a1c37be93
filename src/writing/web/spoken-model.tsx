import { useEffect, useState } from 'react';
import { type AnswerToBeSaid, spokenOpening } from './answer-to-be-said.ts';
import { writingMessages } from './messages.ts';

/** Long enough to look for a word, in milliseconds. */
const restingTime = 1000;

/** Below the line that an answer becomes, once it has rested: how one says such a thing to the listener. */
export function SpokenModel({ field, answer }: AnswerToBeSaid) {
  const [rested, setRested] = useState<AnswerToBeSaid>();
  useEffect(() => {
    const timer = setTimeout(() => setRested({ field, answer }), restingTime);
    return () => clearTimeout(timer);
  }, [field, answer]);
  if (rested?.field !== field) return null;
  return (
    <p className="font-sans text-muted text-note">
      {writingMessages.bestSaid} <q className="font-script text-base">{spokenOpening(field.example)}</q>
    </p>
  );
}
