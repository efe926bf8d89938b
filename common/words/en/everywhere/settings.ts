/** Settings as sentences take them: "2-4" → "2 to 4". */
export const days = (range: string) => range.replace('-', ' to ')
/** What a field of prices takes. */
export const wholeUnits = (unit: string) => `Whole ${unit}`
