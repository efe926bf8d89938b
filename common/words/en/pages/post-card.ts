/** On a post in a list. */
export const readMore = 'READ MORE'
