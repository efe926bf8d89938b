import pino from 'pino'

export type Log = pino.Logger

/** JSON lines on standard error, so that standard output stays for people. Secrets are never written. */
export function createLog(level: string): Log {
  return pino(
    {
      level,
      redact: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.token', '*.secret'],
    },
    pino.destination({ fd: 2, sync: false }),
  )
}
