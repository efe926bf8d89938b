/** Letters that no normal form takes apart. */
const LETTERS: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', æ: 'ae', œ: 'oe', ß: 'ss', đ: 'd', ı: 'i' }

/** More characters than any heading has: a text in the first rows. */
export const LONGEST_HEADING = 300

/**
 * A heading as words are compared, without accents and brackets: "Art.-Nr." → "art nr", "Weight (kg)" → "weight",
 * "O.E.M. No." → "oem no", "year_from" → "year from", "PartNumber" → "part number", "Größe" → "grosse".
 */
export const columnWord = (heading: string): string =>
  heading
    .replace(/\bo\.\s?e\.(\s?m\.)?/gi, (_all, m?: string) => (m ? ' oem ' : ' oe '))
    .replace(/[([].*?[)\]]/g, ' ')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[łøæœßđı]/g, (letter) => LETTERS[letter]!)
    .replace(/[^\p{L}\p{N}#]+/gu, ' ')
    .trim()
