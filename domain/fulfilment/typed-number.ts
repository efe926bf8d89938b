/** An order's number as it is stored, "CM-7F3K-29QD", however somebody typed or scanned it: "cm7f3k 29qd". */
export function typedNumber(typed: string): string {
  const signs = typed.toUpperCase().replace(/[^A-Z0-9]/g, '')
  const [, one, two] = /^(?:CM)?([A-Z0-9]{4})([A-Z0-9]{4})$/.exec(signs) ?? []
  return one ? `CM-${one}-${two}` : typed.trim()
}
