const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]
/** The place of the check digit, counted from 0. */
export const CHECK = 8

/** A to H are 1 to 8, J to N 1 to 5, P 7, R 9, S to Z 2 to 9 (49 CFR 565.15). */
const valueOf = (character: string) => (/\d/.test(character) ? Number(character) : VALUES[character]!)
const VALUES: Record<string, number> = Object.fromEntries(
  ['ABCDEFGH', 'JKLMN', '......P', '........R', '.STUVWXYZ'].flatMap((row) =>
    [...row].flatMap((character, index) => (character === '.' ? [] : [[character, index + 1]])),
  ),
)

/** The check digit that a VIN of 17 characters must have: 0 to 9 or X. */
export function checkDigit(vin: string): string {
  const sum = [...vin].reduce((total, character, index) => total + valueOf(character) * WEIGHTS[index]!, 0)
  return sum % 11 === 10 ? 'X' : String(sum % 11)
}
