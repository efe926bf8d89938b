import type { Dice } from './dice.ts'

/** `#` a digit, `@` a letter, `%` a digit of the part type's own code: how each maker writes its numbers. */
const styles: [makes: string, ...patterns: string[]][] = [
  ['Audi|Volkswagen|Bentley|Lamborghini', '#@# %%% ### @', '#@# %%% ### @@', '#@# %%% ###'],
  ['BMW|Mini|Rolls-Royce', '%% %1 # ### ###', '%% %2 # ### ###'],
  ['Mercedes-Benz|smart', 'A 20# %%# ## ##', 'A 00# %%# ## ##'],
  ['Porsche', '99#.%%%.###.0#', '95#.%%%.###.##'],
  ['Toyota|Lexus', '%%%##-#####', '%%%##-##0#0'],
  ['Honda|Acura', '%%%##-@#@-A##', '%%%##-@##-00#'],
  ['Nissan|Infiniti', '%%%##-#@@0A', '%%%##-##@0#'],
  ['Hyundai|Kia|Genesis', '%%%##-#@###', '%%%##-@####'],
  ['Mazda', '@@##-%%-%##@', '@#@#-%%-%##'],
  ['Subaru', '%%%##@@0#0', '%%%##@@##0'],
  ['Mitsubishi', '%%##A###', 'MR%%%###'],
  ['Suzuki', '%%%##-##J0#', '%%%##-##K0#'],
  ['Ford|Lincoln|Mercury', '@@#Z-%%##-@', '@#@Z-%%##-@@', '# %%# ###'],
  ['Chevrolet|GMC|Buick|Cadillac|Pontiac|Oldsmobile|Saturn|Hummer|Geo|Daewoo', '1%%#####', '2%%#####', '9%%#####'],
  ['Chrysler|Dodge|Jeep|Ram|Plymouth|Eagle', '68%%%###A@', '05%%%###A@', '52%%%###'],
  ['Fiat|Alfa Romeo|Ferrari|Maserati', '51%%%###', '0000#%%%###'],
  ['Volvo|Polestar', '31%%%###', '30%%%###'],
  ['Jaguar|Land Rover', 'LR%%%###', 'C2@%%%##', 'T4A%%%##'],
  ['Saab', '12 %%# ###', '93 %%# ###'],
  ['Isuzu', '8-97%%%-###-#', '8-98%%%-###-#'],
  ['Tesla', '1%%%###-00-@'],
  ['Harley-Davidson', '%%%#####', '%%%##-0#'],
  ['Yamaha', '#@#-%%%##-00', '@##-%%%##-10'],
  ['Kawasaki', '%%%##-####', '%%%##-00##'],
  ['Ducati', '%%%#####@', '%%%#####'],
  ['KTM|Husqvarna', '6%%%###0##0', '7%%%###0000'],
  ['Triumph', 'T2%%%###', 'T1%%%###'],
]

const plain = ['%%%#####', '%%%-#####', '@@%%%###']
const patterns = new Map(styles.flatMap(([makes, ...own]) => makes.split('|').map((make) => [make, own] as const)))
const letters = 'ABCDEFGHJKLMNPQRSTX'

/** A number in the style of the vehicle's maker; `code` (0 to 999) stands for the type of part. */
export function oeNumber(dice: Dice, make: string, code: number): string {
  const pattern = dice.one(patterns.get(make) ?? plain)
  const digits = String(code).padStart(3, '0')
  let place = 0
  let number = ''
  for (const mark of pattern) {
    if (mark === '#') number += dice.int(0, 9)
    else if (mark === '@') number += letters[dice.int(0, letters.length - 1)]
    else number += mark === '%' ? digits[place++] : mark
  }
  return number
}
