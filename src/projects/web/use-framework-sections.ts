import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { frameworkSectionSchema } from '../contract.ts';

const sections = z.array(frameworkSectionSchema);
const parseSections = (answer: unknown) => sections.parse(answer);

/** The eight sections with their descriptions, as the server announces them. */
export function useFrameworkSections() {
  return useQuery({ queryKey: ['/api/framework-sections'], select: parseSections });
}
