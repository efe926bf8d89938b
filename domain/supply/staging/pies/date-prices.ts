import type { OpenedPies, PiesItem } from '../../read/shapes.ts'

/** Gives the prices of items what their sheet says of them, and the dates of the whole file, so that each item stands for itself. */
export function pricesDated({ sheets, header }: Pick<OpenedPies, 'sheets' | 'header'>): (item: PiesItem) => PiesItem {
  const sheetOf = new Map(sheets.map((sheet) => [sheet.number, sheet]))
  const { BlanketEffectiveDate: from = null, CurrencyCode: currency = null } = header
  return (item) => {
    const prices = item.prices.map((price) => {
      const sheet = price.sheet === null ? undefined : sheetOf.get(price.sheet)
      return {
        ...price,
        currency: price.currency ?? sheet?.currency ?? currency,
        effective: price.effective ?? sheet?.effective ?? from,
        expires: price.expires ?? sheet?.expires ?? null,
      }
    })
    return { ...item, prices }
  }
}
