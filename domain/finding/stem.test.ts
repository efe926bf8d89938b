import { expect, it } from 'vitest'
import { wordsOf } from './stem.ts'

it('a word keeps the punctuation inside it and loses what stands around it', () => {
  expect(wordsOf('(205/55-R16), "5w30"... + .a. // A4')).toEqual(['205/55-R16', '5W-30', 'a', 'A4'])
})

it('the time to read words grows with the length of the text, not with its square', () => {
  const millisecondsOf = (length: number) => {
    const text = `a${'.'.repeat(length)}b`
    const began = performance.now()
    wordsOf(text)
    return performance.now() - began
  }
  millisecondsOf(1000)
  // Ten times the length takes ten times as long, and a hundred times if it grew with the square.
  expect(millisecondsOf(200_000)).toBeLessThan(30 * Math.max(millisecondsOf(20_000), 1))
})
