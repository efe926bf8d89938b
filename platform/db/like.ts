/** A `like` pattern that finds these words anywhere in a lower-case text. */
export const containing = (words: string): string => `%${beginning(words)}`

/** A `like` pattern that finds a lower-case text that begins with these words. */
export const beginning = (words: string): string => `${words.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
