import { expect, test } from 'vitest'
import { placesOfWords } from './places-of-words.ts'

test.each([
  ['left', ['front', 'front left', 'left', 'rear', 'rear left']],
  ['front', ['front', 'front left', 'front right', 'left', 'right']],
  ['front left', ['front', 'front left', 'left']],
])('"%s" rules out only the places that contradict it', (words, places) => {
  expect([...placesOfWords(new Set(words.split(' ')))].toSorted()).toEqual(places)
})

test('"front and rear" rules out none', () => {
  expect(placesOfWords(new Set(['front', 'rear']))).toHaveLength(8)
})
