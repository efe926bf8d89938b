/**
 * The tables whose rows of a part wait in the bin with it, in the order in which they come back. Triggers fill `part_measure`,
 * `part_make` and `placed_part` again; what orders hold ends with the part, since they may be cancelled or sent before it comes back.
 */
export const KEPT = [
  'part',
  'stock',
  'part_place',
  'part_number',
  'part_picture',
  'part_document',
  'part_spec',
  'application',
  'price_break',
  'price_change',
  'price_to_come',
  'supplied',
  'review',
  'correction',
  'fit_report',
  'stock_alert',
] as const

/** So long a deleted part can come back. */
export const BIN_DAYS = 30
