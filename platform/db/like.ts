/** A `like` pattern that finds these words anywhere in a lower-case text. */
export const containing = (words: string): string => `%${words.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
