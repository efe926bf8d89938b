/** The search box of every page. */
export const label = 'Search parts'
export const hint = 'Part number, name or car'
/** The list under it. */
export const suggestions = 'Suggestions'
export const counted = (count: number) => `${count} ${count === 1 ? 'suggestion' : 'suggestions'}`
