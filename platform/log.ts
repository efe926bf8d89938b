import pino from 'pino'
import { codeOf } from './errors.ts'

export type Log = pino.Logger

/** JSON lines on standard error; standard output is for people. Secrets are never logged. */
export function createLog(level: string, to: pino.DestinationStream = pino.destination({ fd: 2, sync: false })): Log {
  return pino(
    {
      level,
      serializers: { err: briefError, url: withoutQuery },
      redact: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.token', '*.secret'],
    },
    to,
  )
}

/** The query of an address may contain a secret, such as the token of /resetPassword. */
const withoutQuery = (url: unknown) => String(url).split('?')[0]

/** An error reduced to what a log needs; errors of libraries contain whole connections. */
function briefError(err: unknown) {
  if (!(err instanceof Error)) return err
  const { name, message, stack } = err
  const code = 'code' in err ? err.code : undefined
  return { type: name, message, code, stack, cause: behind(err) }
}

/** What lies behind an error, the nearest first: "fetch failed: connect ECONNREFUSED 127.0.0.1:9000". Several at once have a code alone. */
function behind({ cause }: Error): string | undefined {
  if (!(cause instanceof Error)) return undefined
  return [cause.message || codeOf(cause), behind(cause)].filter(Boolean).join(': ')
}
