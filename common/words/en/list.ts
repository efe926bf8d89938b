/** The two looks of the shop's list. */
export const look = { title: 'Show parts as', cards: 'Cards', lines: 'Lines' }
