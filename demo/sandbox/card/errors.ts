import type { StripeErrorBody } from './types.ts'

/** A refusal in Stripe's JSON shape, with its HTTP status. */
export class StripeFailure extends Error {
  readonly status: number
  readonly body: StripeErrorBody

  constructor(status: number, body: StripeErrorBody) {
    super(body.message)
    this.status = status
    this.body = body.code ? { doc_url: `https://docs.stripe.com/error-codes/${dashes(body.code)}`, ...body } : body
  }
}

const dashes = (code: string) => code.replaceAll('_', '-')

/** 400 `invalid_request_error`. */
export const invalid = (message: string, more: Partial<StripeErrorBody> = {}) =>
  new StripeFailure(400, { type: 'invalid_request_error', message, ...more })

/** 404 `resource_missing`. */
export const missing = (thing: string, id: string, param = 'id') =>
  new StripeFailure(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${thing}: '${id}'`,
    param,
  })

/** 402 of a call that was right in itself, but not to be done now. */
export const refused = (code: string) =>
  new StripeFailure(402, { type: 'invalid_request_error', code, message: `This cannot be done now: ${code}.` })

/** 500 `api_error`, or 429 as Stripe words it. */
export const faulty = (status: number) =>
  status === 429
    ? new StripeFailure(429, {
        type: 'invalid_request_error',
        code: 'rate_limit',
        message: 'Request rate limit exceeded. Learn more about rate limits here https://stripe.com/docs/rate-limits.',
      })
    : new StripeFailure(status, {
        type: 'api_error',
        message: 'An unknown error occurred.',
      })
