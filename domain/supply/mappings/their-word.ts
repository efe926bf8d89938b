/** How a supplier's word is stored and looked up: trimmed, single spaces, lower case. */
export const theirWord = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase()
