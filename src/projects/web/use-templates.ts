import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { templateCardSchema } from '../contract.ts';

const templates = z.array(templateCardSchema);
const parseTemplates = (answer: unknown) => templates.parse(answer);

export function useTemplates() {
  return useQuery({ queryKey: ['/api/templates'], select: parseTemplates });
}
