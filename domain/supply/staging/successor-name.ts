import type { SupplierWords } from './words-of-supplier.ts'

/** `said`: the brand as the text has it, if it names one. */
type Successor = { brand: string | null; number: string; said?: string }

/** "Alfa Romeo 60651234": the longest beginning that is a brand; else a number of the part's own brand. */
export function successorName(text: string, brand: string | null, words: SupplierWords): Successor {
  const pieces = text.split(' ')
  for (let count = pieces.length - 1; count > 0; count--) {
    const said = pieces.slice(0, count).join(' ')
    const ours = words.ours('brand', said)
    if (ours) return { brand: ours, number: pieces.slice(count).join(' '), said }
  }
  return { brand, number: text }
}

/** The same text with the shop's name of the brand, by which it is written when all parts of the file are there. */
export function successorHere(text: string, words: SupplierWords): string {
  const { number, said } = successorName(text, null, words)
  return said === undefined ? text : `${words.brandName(said) ?? said} ${number}`
}
