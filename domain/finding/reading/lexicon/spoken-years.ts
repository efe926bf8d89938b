import type { Row } from './rows.ts'
import { squashed } from '../tokens.ts'

/** The words of all numbers below a hundred, by value: 98 → "ninety eight". */
function numbersBelow100(rows: readonly Row[]): Map<number, string> {
  const words = rows.map(({ word = '', value }): [number, string] => [Number(value), word])
  const ones = words.filter(([n]) => n < 10)
  const tens = words.filter(([n]) => n >= 20)
  const both = tens.flatMap(([n, word]) => ones.map(([one, its]): [number, string] => [n + one, `${word} ${its}`]))
  return new Map([...words, ...both])
}

/** Model years as people say them, as keys of names: "twenty sixteen", "two thousand and twelve", "oh five". */
export function spokenYears(rows: readonly Row[]): Map<string, number> {
  const years = new Map<string, number>()
  const add = (year: number, ...said: string[]) => {
    for (const one of said) years.set(squashed(one), year)
  }
  for (const [n, word] of numbersBelow100(rows)) {
    if (n < 10) add(2000 + n, `oh ${word}`)
    if (n >= 60) add(1900 + n, `nineteen ${word}`)
    else if (n < 50)
      add(2000 + n, `two thousand ${word}`, `two thousand and ${word}`, `twenty ${n < 10 ? 'oh ' : ''}${word}`)
  }
  return years
}
