const ERROR_MOST = 300

/** What a job left as its error: our own text, or what the queue says of one that took too long. Mail servers name addresses. */
export function errorOf(output: unknown): string {
  const { error, message, value } = (output ?? {}) as {
    error?: unknown
    message?: unknown
    value?: { message?: unknown }
  }
  const said = String(error ?? message ?? value?.message ?? '')
  const line = said
    .replace(/\s+/g, ' ')
    .replace(/[^\s<>"'(]+@[^\s<>"'),;:]+/g, '…')
    .trim()
  return line.length > ERROR_MOST ? `${line.slice(0, ERROR_MOST)} …` : line
}
