/** A VIN as it is written: capitals, without the spaces, dots and dashes that people put between its groups. */
export const bareVin = (text: string): string => text.toUpperCase().replace(/[\s.·‐-–-]/g, '')
