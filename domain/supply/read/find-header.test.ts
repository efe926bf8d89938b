import { describe, expect, it } from 'vitest'
import { findHeader } from './find-header.ts'

const found = (...lines: string[]) => findHeader(lines.map((line) => line.split(';')))

describe('the header is found', () => {
  it('below titles that are as wide as a narrow table', () => {
    expect(found('Bestandsliste;', 'Artikelnummer;Menge;Bestand', 'A-1;3;2')).toMatchObject({ at: 2 })
    expect(found('Bestandsliste', 'Artikelnummer;Bestand', 'A-1;3')).toEqual({
      columns: ['Artikelnummer', 'Bestand'],
      at: 2,
    })
    expect(found('Kunde;Garage Meier', 'Artikelnummer;Preis;Bestand', 'A-1;3,50;2')).toMatchObject({ at: 2 })
  })

  it('with numbers in it, as of the years of sales', () => {
    const { columns, at } = found('Artikelnummer;Preis;2024;2025', 'A-1;3,50;12;14')
    expect({ columns, at }).toEqual({ columns: ['Artikelnummer', 'Preis', '2024', '2025'], at: 1 })
  })

  it('the lower of two, which has the names for programs', () => {
    const { columns } = found(
      'Seller SKU;Product Name;Your Price',
      'item_sku;item_name;standard_price',
      'A-1;Pads;9.50',
    )
    expect(columns).toEqual(['item_sku', 'item_name', 'standard_price'])
  })

  it('not at all where there is none', () => {
    expect(found('GROVE;A-1;9.50;Pads', 'GROVE;A-2;9.50;Discs')).toEqual({ columns: ['A', 'B', 'C', 'D'], at: 0 })
    expect(found('A-1;>10', 'A-2;0')).toEqual({ columns: ['A', 'B'], at: 0 })
    expect(found('A-1;10+', 'A-2;0')).toEqual({ columns: ['A', 'B'], at: 0 })
  })
})
