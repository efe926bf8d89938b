export const title = 'Compare parts'
export const about = 'Price, stock, fit, measures and numbers of up to four parts, side by side.'

/** Beside a part in a list. */
export const toggle = 'Compare'
export const chosen = 'Parts to compare'
export const open = (count: number) => `Compare ${count} parts`
/** Instead of `open` and on the page, where there is one part alone. */
export const another = 'Choose another part to compare.'
export const clear = 'Clear'
export const remove = (name: string) => `Leave out ${name}`
export const full = (most: number) => `You can compare ${most} parts at most. Leave one out first.`

/** The page. */
export const tooMany = (most: number, left: number) =>
  `You can compare ${most} parts at most, so the last ${left === 1 ? 'one is' : `${left} are`} left out.`
export const unknown = (ids: readonly string[]) =>
  ids.length === 1 ? `We know no part ${ids[0]}.` : `We know no parts ${ids.join(', ')}.`
export const nothing = 'Nothing to compare yet'
export const how = 'Press “Compare” beside two to four parts in a list. This page then shows how they differ.'
export const toShop = 'To the shop'
export const sameType = (type: string) => `More of the same type: ${type}`
export const otherTypes = 'These parts are of different types. The table shows only the measures that they share.'
export const onlyDifferences = 'Only differences'
export const differs = 'differs'
export const table = 'Comparison'
export const none = 'not stated'

export const rows = {
  price: 'Price',
  stock: 'Stock',
  fit: (car: string) => `Fits your ${car}`,
  type: 'Type',
  brand: 'Brand',
  tier: 'Quality',
  warranty: 'Warranty',
  months: (count: number) => `${count} months`,
  position: 'Position',
  weight: 'Weight',
  grams: (count: number) => (count >= 1000 ? `${(count / 1000).toFixed(1)} kg` : `${count} g`),
  needed: 'Needed per vehicle',
  number: 'Number',
  replaces: 'Replaces',
  oe: 'OE numbers',
}
export const tiers = {
  premium: 'Premium quality',
  original: 'Original equipment quality',
  value: 'Value for money',
}
