import type { PartCard } from '#domain/catalogue/schema'

/** What a card shows of a part, and a list's page carries. */
export type ListedPart = Omit<PartCard, 'type' | 'position'>
