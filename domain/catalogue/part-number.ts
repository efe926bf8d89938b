/** Normalizes a part number: upper case, only A-Z and 0-9. */
export const normalNumber = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '')
