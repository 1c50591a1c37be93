/** An error a person may read: a stable code for programs, a sentence for people, an HTTP status. */
export class AppError extends Error {
  readonly code: string;
  readonly status: number;
  readonly details: Record<string, unknown>;

  constructor(code: string, sentence: string, status: number, details: Record<string, unknown> = {}) {
    super(sentence);
    this.code = code;
    this.status = status;
    this.details = details;
  }
}

export const notFound = (what: string) =>
  new AppError('not_found', `This ${what} does not exist or you do not have access to it.`, 404);

export const unauthorized = () => new AppError('unauthorized', 'Unauthorized: please sign in.', 401);
