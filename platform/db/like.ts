/** Words as a pattern for `like` that finds them anywhere in a text of lower case. */
export const containing = (words: string): string => `%${words.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
