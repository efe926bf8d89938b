/**
 * A GTIN of 8, 12, 13 or 14 digits whose check digit is right (GS1 General Specifications 7.9). A spreadsheet takes the
 * leading zero off a UPC: 11 digits are one if its check digit says so. Null: it is none.
 */
export function readGtin(text: string): string | null {
  const digits = text.replace(/[\s-]/g, '')
  const gtin = digits.length === 11 ? `0${digits}` : digits
  return isGtin(gtin) ? gtin : null
}

/** Whether a text is one as it stands. */
export const isGtin = (text: string): boolean => /^(\d{8}|\d{12,14})$/.test(text) && isChecked(text)

/** A GTIN of 14 digits, to which files fill up shorter ones with zeros, as the shorter one that it is. */
export const shortGtin = (gtin: string): string => gtin.replace(/^(0{6}(?=\d{8}$)|00(?=\d{12}$)|0(?=\d{13}$))/, '')

function isChecked(gtin: string): boolean {
  let sum = 0
  for (let at = gtin.length - 2, weight = 3; at >= 0; at--, weight = 4 - weight) sum += Number(gtin[at]) * weight
  return (10 - (sum % 10)) % 10 === Number(gtin.at(-1))
}
