/** An amount in the smallest unit of its currency, as people read it: 1249 "usd" is "$12.49", 1249 "jpy" is "¥1,249". */
export function money(minor: number, currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency })
  return format.format(minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}
