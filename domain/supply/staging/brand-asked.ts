import type { SupplierWords } from './words-of-supplier.ts'

type Named = { brand: string | null; subBrand: string | null }

/** Of a record without a known brand: which of its two words for it is to be mapped. A sub-brand that is ignored says nothing. */
export function brandAsked(words: SupplierWords, { brand, subBrand }: Named): string | null {
  const isIgnored = (word: string | null) => word !== null && words.ours('brand', word) === null
  return subBrand === null || isIgnored(brand) || (isIgnored(subBrand) && brand !== null) ? brand : subBrand
}
