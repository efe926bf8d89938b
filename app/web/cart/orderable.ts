import type { BackOrder } from '#domain/catalogue/schema'

/** How many pieces of a part can be ordered; null: as many as one likes, because it never sells out or more of it comes. */
export const orderable = ({ stock, backOrder }: { stock: number | null; backOrder?: BackOrder }): number | null =>
  backOrder ? null : stock
