import { begunBy } from '../lexicon/names-begun.ts'
import type { Piece } from '../pieces.ts'
import type { Tokens } from '../tokens.ts'
import type { BegunGrades } from '../lexicon/values-had.ts'

/** Width and height of a tyre, in which people leave out its rim. */
const WITHOUT_RIM = /^(\d\d5)([/\- ])([2-9][05])$/
const OF_TYRE = /^size:/

/** "205/55" of a tyre: all its sizes that begin so; where there is none, that size. */
export function proposeBegunSizes({ words, atoms, plain }: Tokens, grades: BegunGrades): Piece[] {
  return words.flatMap(({ at: [from] }, n) =>
    words.slice(n, n + 2).flatMap(({ at: [, to] }): Piece[] => {
      const [, width, sign, height] = WITHOUT_RIM.exec(plain.slice(atoms[from]!.from, atoms[to - 1]!.to)) ?? []
      if (!width || !height) return []
      const begun = begunBy(grades.sorted, `${width}${height}r`).flatMap((key) => grades.said.get(key)!)
      const sizes = begun.filter((said) => OF_TYRE.test(said)).map((said) => said.replace(OF_TYRE, ''))
      const values = sizes.length > 0 ? sizes : [`${width}/${height}`]
      const readings = [values.map((value) => ({ measure: 'size', value, unit: null }))]
      return [{ kind: 'measure', at: [from, to], readings, isBare: false, score: sign === ' ' ? 2.3 : 2 }]
    }),
  )
}
