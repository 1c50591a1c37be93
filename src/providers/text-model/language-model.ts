import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { extractReasoningMiddleware, wrapLanguageModel } from 'ai';

export type LanguageModelChoice = {
  provider: 'openai' | 'anthropic' | 'google' | 'openai-compatible';
  model: string;
  apiKey: string | undefined;
  /** Undefined is the provider's own address; a compatible server has none and needs one. */
  baseUrl: string | undefined;
};

type LanguageModel = Parameters<typeof wrapLanguageModel>[0]['model'];

const makers: Record<LanguageModelChoice['provider'], (choice: LanguageModelChoice) => LanguageModel> = {
  openai: (choice) => createOpenAI(access(choice))(choice.model),
  anthropic: (choice) => createAnthropic(access(choice))(choice.model),
  google: (choice) => createGoogle(access(choice))(choice.model),
  'openai-compatible': (choice) =>
    wrapLanguageModel({
      model: createOpenAICompatible({
        name: 'openai-compatible',
        baseURL: choice.baseUrl ?? '',
        includeUsage: true,
        supportsStructuredOutputs: true,
        ...(choice.apiKey ? { apiKey: choice.apiKey } : {}),
      })(choice.model),
      // Models that are served at home often think aloud before they answer.
      middleware: extractReasoningMiddleware({ tagName: 'think' }),
    }),
};

const access = ({ apiKey, baseUrl }: LanguageModelChoice) => ({
  ...(apiKey ? { apiKey } : {}),
  ...(baseUrl ? { baseURL: baseUrl } : {}),
});

export const languageModelOf = (choice: LanguageModelChoice): LanguageModel => makers[choice.provider](choice);
