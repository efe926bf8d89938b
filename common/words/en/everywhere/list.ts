/** The two looks of the shop's list. */
export const look = { title: 'Show parts as', cards: 'Cards', lines: 'Lines' }

/** The orders that a list can have. */
export const sorts = {
  relevance: 'Best match',
  popular: 'Most bought',
  'price-up': 'Price, low to high',
  'price-down': 'Price, high to low',
  rating: 'Best rated',
  newest: 'Newest',
}

/** The parts that this browser looked at last. */
export const lookedAt = { title: 'You looked at', clear: 'Clear this list' }
