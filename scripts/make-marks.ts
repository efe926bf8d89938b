// Writes app/web/car/make-marks.json again, after a new version of simple-icons (CC0 1.0): `node scripts/make-marks.ts`.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as icons from 'simple-icons'

const MAKES =
  'Acura Audi BMW Cadillac Chevrolet Ducati Fiat Ford Honda Hyundai INFINITI Jeep Kia KTM Maserati Mazda MINI Mitsubishi ' +
  'Nissan Polestar RAM Subaru Suzuki Tesla Toyota Volkswagen Volvo'

/** The marks of makes from simple-icons, by lower-case name: each the path of a 24 × 24 drawing. */
export function makeMarks(): Record<string, string> {
  const paths = new Map(Object.values(icons).map((icon) => [icon.title.toLowerCase(), icon.path]))
  const makes = MAKES.toLowerCase().split(' ')
  const lacking = makes.filter((make) => !paths.has(make))
  if (lacking.length > 0) throw new Error(`simple-icons has no mark of ${lacking.join(', ')}`)
  return Object.fromEntries(makes.map((make) => [make, paths.get(make)!]))
}

if (import.meta.main) {
  const file = join(import.meta.dirname, '../app/web/car/make-marks.json')
  await writeFile(file, `${JSON.stringify(makeMarks(), null, 2)}\n`)
}
