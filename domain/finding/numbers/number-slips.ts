const CHARACTERS = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** Characters that look alike on a stamped part or a bad print. */
const ALIKE = ['0ODQ', '1IL', '2Z', '5S', '6G', '8B', 'UV'].map((characters) => new Set(characters))

/** All that a number becomes by a slip or two misread characters, in upper case: some 950 for twelve characters. */
export function neighboursOf(norm: string): string[] {
  const near: string[] = []
  for (let at = 0; at <= norm.length; at++) {
    const [before, after] = [norm.slice(0, at), norm.slice(at)]
    const [last, first, second] = [norm[at - 1], norm[at], norm[at + 1]]
    // One more of two equal characters is the same before and behind them; so is one fewer.
    for (const character of CHARACTERS) if (character !== last) near.push(before + character + after)
    if (!first) break
    const rest = after.slice(1)
    for (const character of CHARACTERS) if (character !== first) near.push(before + character + rest)
    if (first !== last) near.push(before + rest)
    if (second && second !== first) near.push(before + second + first + rest.slice(1))
  }
  return [...near, ...misreadTwice(norm)]
}

const alikeOf = (character: string) =>
  ALIKE.flatMap((characters) => (characters.has(character) ? [...characters] : [])).filter((one) => one !== character)

/** What a number becomes when two of its characters are read as ones that look alike: rust seldom stops at one. */
function misreadTwice(norm: string): string[] {
  const read: string[] = []
  for (let at = 0; at < norm.length; at++)
    for (const character of alikeOf(norm[at]!))
      for (let later = at + 1; later < norm.length; later++)
        for (const other of alikeOf(norm[later]!))
          read.push(norm.slice(0, at) + character + norm.slice(at + 1, later) + other + norm.slice(later + 1))
  return read
}

/**
 * How unlikely the slip between a typed and a known number is. 0: two neighbours swapped, a character read as one that looks
 * alike, any number of O and 0, or I, L and 1, or one of two equal neighbours missing or added. 1: a digit for a digit, or a
 * letter for a letter. 2: any other, and two characters that were both read as ones that look alike. Null: it takes more, or none.
 */
export function slipOf(typed: string, known: string): 0 | 1 | 2 | null {
  let from = 0
  while (from < typed.length && typed[from] === known[from]) from++
  let [a, b] = [typed.length, known.length]
  while (a > from && b > from && typed[a - 1] === known[b - 1]) [a, b] = [a - 1, b - 1]
  const [wrong, right] = [typed.slice(from, a), known.slice(from, b)]
  if (wrong.length === 2 && right === wrong[1]! + wrong[0]!) return 0
  if (wrong.length === 1 && right.length === 1) return slipOfCharacters(wrong, right)
  if (wrong.length === right.length) return isPlainlyMisread(wrong, right) ? 0 : isMisreadTwice(wrong, right) ? 2 : null
  if (wrong.length + right.length !== 1) return null
  const [longer, character] = wrong ? [typed, wrong] : [known, right]
  return longer[from - 1] === character || longer[from + 1] === character ? 0 : 2
}

function slipOfCharacters(one: string, other: string): 0 | 1 | 2 {
  if (isAlike(one, other)) return 0
  return isDigit(one) === isDigit(other) ? 1 : 2
}

const isAlike = (one: string, other: string) => ALIKE.some((characters) => characters.has(one) && characters.has(other))

/** Whether only O and 0, or I, L and 1 were confused: these are misread first, and then all of them. */
const isPlainlyMisread = (wrong: string, right: string) => wrong !== '' && plainly(wrong) === plainly(right)
const plainly = (characters: string) => characters.replaceAll('O', '0').replaceAll(/[IL]/g, '1')

function isMisreadTwice(wrong: string, right: string): boolean {
  const differing = [...wrong].flatMap((character, at) =>
    character === right[at] ? [] : [[character, right[at]!] as const],
  )
  return differing.length === 2 && differing.every(([one, other]) => isAlike(one, other))
}

const isDigit = (character: string) => character >= '0' && character <= '9'
