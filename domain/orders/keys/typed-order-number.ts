/**
 * An order's number as it is stored, "CM-7F3K-29QD", however somebody typed or scanned it: "cm7f3k 29qd", "7f3k29qd". Null: it
 * is none.
 */
export function typedOrderNumber(typed: string): string | null {
  const characters = typed.toUpperCase().replace(/[^A-Z0-9]/g, '')
  const [, one, two] = /^(?:CM)?([A-Z0-9]{4})([A-Z0-9]{4})$/.exec(characters) ?? []
  return one ? `CM-${one}-${two}` : null
}
