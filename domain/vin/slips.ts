import { CHECK, checkDigit } from '#common/check-digit'

/**
 * `right`; `wrong`, if a character is mistyped or the maker uses the place otherwise; `none` if the character cannot be
 * a check digit, as in many VINs from Europe.
 */
export function readCheckDigit(vin: string): 'right' | 'wrong' | 'none' {
  if (!/[0-9X]/.test(vin[CHECK]!)) return 'none'
  return checkDigit(vin) === vin[CHECK] ? 'right' : 'wrong'
}

/** Whether a VIN's maker is in Europe, where place 9 need be no check digit (ISO 3780: S to Z). */
export const isEuropean = (vin: string): boolean => /^[S-Z]/.test(vin)

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

/** More possible typing errors than one can check help nobody. */
export const MOST_SLIPS = 4

/**
 * One typing error that would explain a wrong check digit: `vin` is the corrected VIN, `places` (from 1) are the
 * changed ones.
 */
type Slip = { places: number[]; vin: string }

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
