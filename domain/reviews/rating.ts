/**
 * The whole stars of a rating in free text: a number from 1 to 5, halves rounded up ("4.5" and "4,5" are 5). Null: it
 * is words, which are shown unchanged. NaN: a number that cannot be a rating.
 */
export function starsOf(rating: string): number | null {
  const text = rating.trim().replace(',', '.')
  const value = Number(text)
  if (text === '' || (Number.isNaN(value) && !/^-?nan$/i.test(text))) return null
  return value >= 1 && value <= 5 ? Math.round(value) : Number.NaN
}
