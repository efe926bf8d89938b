/** Between addresses of pictures: any separator, because no address has a space. Each row of separators is looked at once. */
const BEFORE_ADDRESS = /(?<![\s,;|])[\s,;|]+(?=https?:\/\/|\/(?:media|pictures)\/)/i

/** Several addresses in one cell, as suppliers part them, as the shop parts them. */
export const partAddresses = (cell: string): string => cell.split(BEFORE_ADDRESS).join(' | ')

/** What a part's number can begin and go on with, so that a separator between two of them counts as one. */
const isNumber = (piece: string) => /\d/.test(piece) && piece.replace(/[^\p{L}\d]/gu, '').length >= 5

/** "34116855152, 34116855153; 1K0615301 / 1K0615302" as the shop parts numbers. A slash or comma in a number stays. */
export function partNumbers(cell: string): string {
  const lines = cell.split(/[;|\r\n\t]/)
  return lines
    .flatMap((line) => partedBy(/,/, line))
    .flatMap((line) => partedBy(/\s\/\s/, line).flatMap((piece) => partedBy(/\//, piece)))
    .map((piece) => piece.trim())
    .filter(Boolean)
    .join(' | ')
}

const partedBy = (separator: RegExp, text: string): string[] => {
  const pieces = text.split(separator)
  return pieces.length > 1 && pieces.every(isNumber) ? pieces : [text]
}
