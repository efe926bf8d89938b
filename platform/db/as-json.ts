/** A value for a JSON column; nothing is no JSON `null`, but no value. */
export const asJson = (value: unknown): string | null =>
  value === null || value === undefined ? null : JSON.stringify(value)
