const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]
/** The place of the check digit, counted from 0. */
const CHECK = 8

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

/**
 * `right`; `wrong`, if a character is mistyped or the maker uses the place otherwise; `none` if the character cannot be
 * a check digit, as in many VINs from Europe.
 */
export function readCheckDigit(vin: string): 'right' | 'wrong' | 'none' {
  if (!/[0-9X]/.test(vin[CHECK]!)) return 'none'
  return checkDigit(vin) === vin[CHECK] ? 'right' : 'wrong'
}

/** Characters that people confuse on a plate, a paper or a photo more often than they swap two neighbours. */
const LOOK_ALIKES = ['B8', '5S', '2Z']
/** Characters that they confuse less often. */
const SIMILAR = [
  '0D',
  '6G',
  'UV',
  '1L',
  '17',
  '1T',
  'MN',
  'VY',
  'KX',
  'CG',
  'EF',
  'PR',
  'HN',
  '38',
  '56',
  '96',
  '4A',
  '0C',
  'DU',
]

/**
 * One typing error that would explain a wrong check digit: `vin` is the corrected VIN, `places` (from 1) are the
 * changed ones.
 */
export type Slip = { places: number[]; vin: string }

/**
 * The corrections that make a VIN's check digit right, the likelier ones first: one character replaced by a look-alike,
 * two neighbours swapped, or one character replaced by a similar one.
 */
export function findSlips(vin: string): Slip[] {
  const characters = [...vin]
  const changed = (pairs: readonly string[]) =>
    characters.flatMap((character, at) =>
      pairs
        .filter((pair) => pair.includes(character))
        .map((pair) => ({ places: [at + 1], vin: characters.with(at, pair.replace(character, '')).join('') })),
    )
  const swapped = characters.slice(1).flatMap((character, at) =>
    character === characters[at]
      ? []
      : [
          {
            places: [at + 1, at + 2],
            vin: characters
              .with(at, character)
              .with(at + 1, characters[at]!)
              .join(''),
          },
        ],
  )
  return [...changed(LOOK_ALIKES), ...swapped, ...changed(SIMILAR)].filter(
    (slip) => readCheckDigit(slip.vin) === 'right',
  )
}
