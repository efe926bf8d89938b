import type { ImportKind } from '../suppliers/schema.ts'

const ABOUT = {
  parts: 'part',
  pies: 'part',
  prices: 'price',
  stock: 'stock',
  aces: 'fitment',
  vehicles: 'fitment',
} as const

/** What of a part a kind of file is about, as `supplied` has it. */
export const aboutOf = ({ kind }: { kind: ImportKind }) => ABOUT[kind as keyof typeof ABOUT]
