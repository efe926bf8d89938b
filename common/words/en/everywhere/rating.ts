/** Stars, for those who do not see them. */
export function stars(rating: string, count?: number): string {
  const people = count === undefined ? '' : `, ${count} ${count === 1 ? 'rating' : 'ratings'}`
  return `${rating} of 5 stars${people}`
}
