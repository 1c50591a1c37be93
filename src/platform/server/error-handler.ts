import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { AppError } from './errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Calls whose documented answer has `success` say `success: false` on errors too. */
    answersSuccess?: boolean;
  }
}

type ErrorBody = { code: string; message: string; status: number; details?: Record<string, unknown> };

const sentences: Record<string, ErrorBody> = {
  FST_ERR_CTP_BODY_TOO_LARGE: {
    code: 'too_large',
    message: 'This is too large. At most 2 MB can be sent at once.',
    status: 413,
  },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { code: 'wrong_content_type', message: 'Please send JSON.', status: 415 },
  FST_ERR_CTP_INVALID_JSON_BODY: { code: 'malformed_json', message: 'The request is not valid JSON.', status: 400 },
};

function bodyOf(error: FastifyError | AppError): ErrorBody {
  if (error instanceof AppError) {
    return { code: error.code, message: error.message, status: error.status, details: error.details };
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields = Object.fromEntries(
      error.validation.map((issue) => [
        issue.instancePath.replace(/^\//, '').replaceAll('/', '.') || 'body',
        issue.message ?? '',
      ]),
    );
    const [name, reason] = Object.entries(fields)[0] ?? ['body', 'is not valid'];
    const malformedId = error.validationContext === 'params';
    return malformedId
      ? { code: 'not_found', message: 'Nothing stands at this address.', status: 404 }
      : { code: 'invalid', message: `Please check ${name}: ${reason}`, status: 400, details: { fields } };
  }
  const known = error.code ? sentences[error.code] : undefined;
  if (known) return known;
  const status = error.statusCode ?? 500;
  if (status === 429) return { code: 'too_many_requests', message: error.message, status };
  if (status < 500) return { code: 'bad_request', message: error.message, status };
  return {
    code: 'internal',
    message: 'Something went wrong on our side. Nothing you sent was lost; please try again.',
    status: 500,
  };
}

/** One serializer for every error: `{ code, message, error, requestId, fields? }`. */
export function installErrorHandler(app: FastifyInstance): void {
  const answer = (body: ErrorBody, request: FastifyRequest, reply: FastifyReply) =>
    reply
      .status(body.status)
      .type('application/json')
      .serializer((value: unknown) => JSON.stringify(value))
      .send({
        ...(request.routeOptions.config?.answersSuccess ? { success: false } : {}),
        code: body.code,
        message: body.message,
        error: body.message,
        requestId: request.id,
        ...body.details,
      });

  app.setErrorHandler((error: FastifyError | AppError, request, reply) => {
    const body = bodyOf(error);
    if (body.status >= 500) request.log.error({ err: error }, 'request failed');
    return answer(body, request, reply);
  });

  app.setNotFoundHandler((request, reply) =>
    answer(
      { code: 'not_found', message: `There is no ${request.method} ${request.url.split('?')[0]}.`, status: 404 },
      request,
      reply,
    ),
  );
}
