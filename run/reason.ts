/** Why the shop could not open, for the person who starts it. */
export function reasonOf(err: unknown): string {
  const { code, port, message } = err as NodeJS.ErrnoException & { port?: number }
  if (code !== 'EADDRINUSE') return message ?? String(err)
  return `Something else listens on port ${port}. Set PORT (the shop), SANDBOX_PORT or SANDBOX_LOCAL_PORT (the sandbox) to a free one.`
}
