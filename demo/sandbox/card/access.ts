import { StripeFailure } from './errors.ts'

export type Keys = { secretKey: string; publishableKey: string }
export type Access = 'secret' | 'publishable'

/** Who calls: by `Authorization: Bearer`, by Basic with the key as the name, or by `key` in the form as browsers do. */
export function accessOf(keys: Keys, authorization: string | undefined, formKey?: string): Access {
  const key = keyOf(authorization) ?? formKey
  if (!key) {
    throw refused(
      401,
      'You did not provide an API key. You need to provide your API key in the Authorization header, ' +
        "using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    )
  }
  if (key === keys.secretKey) return 'secret'
  if (key === keys.publishableKey) return 'publishable'
  throw refused(401, `Invalid API Key provided: ${key.slice(0, 8)}${'*'.repeat(8)}${key.slice(-4)}`)
}

/** Refuses a call that only the shop's server may make. */
export function needSecret(access: Access) {
  if (access === 'secret') return
  throw refused(
    403,
    'This API call cannot be made with a publishable API key. Please use a secret API key.',
    'secret_key_required',
  )
}

function keyOf(authorization = ''): string | undefined {
  const [scheme, value = ''] = authorization.split(' ')
  if (scheme?.toLowerCase() === 'bearer') return value
  if (scheme?.toLowerCase() === 'basic') return Buffer.from(value, 'base64').toString().split(':')[0]
  return undefined
}

const refused = (status: number, message: string, code?: string) =>
  new StripeFailure(status, { type: 'invalid_request_error', message, ...(code && { code }) })
