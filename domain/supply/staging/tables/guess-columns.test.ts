import { describe, expect, it, test } from 'vitest'
import { guessColumns, kindOf } from './guess-columns.ts'

const by = { prices: { currency: 'EUR', whole: false } }
const guessed = (headings: string[], rows: string[][] = []) =>
  guessColumns(headings, rows, { by }).map(({ field }) => field)
/** What headings and rows between semicolons are, one name a column. */
const told = (headings: string, ...rows: string[]) =>
  guessed(
    headings.split(';'),
    rows.map((row) => row.split(';')),
  )
    .map((field) => field ?? '-')
    .join(' ')

describe('columns are guessed', () => {
  test.each([
    ['Art.-Nr.;Hersteller;Bezeichnung;EAN;Preis;Bestand', ['number', 'brand', 'name', 'gtin', 'price', 'stock']],
    ['Part Number;Qty on hand', ['number', 'stock']],
    ['Referencia;Marca;Descripción;Precio;Existencias', ['number', 'brand', 'name', 'price', 'stock']],
    ['PartNumber;Brand;LongText;List Price;Dealer Price', ['number', 'brand', null, 'price', 'cost']],
    ['SKU;Weight (kg);Length_mm;HÖHE [cm]', ['number', 'weightGrams', 'lengthMm', 'heightMm']],
    [
      'Teilenummer;Marke;Modell;Baujahr von;Baujahr bis;Motor',
      ['number', 'make', 'model', 'yearFrom', 'yearTo', 'engine'],
    ],
    [
      'Number;Make;Model;Sub Model;Year;Engine;Engine Code;kW;Colour',
      ['number', 'make', 'model', 'carDetail', 'year', 'engine', 'carDetail', 'carDetail', null],
    ],
    ['Part Number;Description;kW;Version;Price', ['number', 'name', null, null, 'price']],
    ['brand;number;make;model;year_from;year_to', ['brand', 'number', 'make', 'model', 'yearFrom', 'yearTo']],
    [
      'Brand;ArtNo;GenArt;EAN;OE Numbers;Replaced By',
      ['brand', 'number', 'category', 'gtin', 'oeNumbers', 'supersededBy'],
    ],
    ['exppartno;expldescr;partterminologyid;qtyper', ['number', 'name', 'category', 'quantity']],
    ['Mfr Part No.;Pkg Qty;Core', ['number', 'packSize', 'coreDeposit']],
    [
      'Артикул;Бренд;Доступно;Вес_кг;Длина, см;Путь к картинке',
      ['number', 'brand', 'stock', 'weightGrams', 'lengthMm', 'img'],
    ],
    [
      'codigo;descripcion;pcompra;pventa;stock;Imagen del producto',
      ['number', 'name', 'cost', 'price', 'stock', 'img'],
    ],
    ['CODIGO;COSTO;PRECIO MINORISTA', ['number', 'cost', 'price']],
    ['Onderdeelnummer;Bruto;Netto', ['number', 'price', 'cost']],
    ['Cod. articolo;Cod. OE;Listino;Disp.', ['number', 'oeNumbers', 'price', 'stock']],
    ['ArtNr;EK;VK;OE-Vergleich', ['number', 'cost', 'price', 'oeNumbers']],
    ['Part #;List;Std Pkg', ['number', 'price', 'packSize']],
    ['Part no.;Descr.;Cat.;O.E. ref(s);Stock', ['number', 'name', 'category', 'oeNumbers', 'stock']],
    ['Old Part Number;New Part Number;Brand', ['number', 'supersededBy', 'brand']],
    ['Alte Artikelnummer;Neue Artikelnummer', ['number', 'supersededBy']],
    ['Part #;Mfr;Qty Avail', ['number', 'brand', 'stock']],
    ['SKU;O.E.M. No.', ['number', 'oeNumbers']],
    ['На складе;Артикул;Резерв;Цена', ['stock', 'number', null, 'price']],
  ])('%s', (headings, fields) => expect(guessed(headings.split(';'))).toEqual(fields))

  it('with the currency that Cyrillic lists write', () => {
    const inRoubles = { prices: { currency: 'RUB', whole: false } }
    for (const heading of ['Цена, руб.', 'Цена (₽)', 'Цена в руб'])
      expect(guessColumns(['Артикул', heading], [], { by: inRoubles })[1]).toMatchObject({
        field: 'price',
        unit: 'RUB',
      })
    expect(guessed(['Артикул', 'Цена, руб.'])).toEqual(['number', null])
  })

  it('with the currency of a dollar that is told apart', () => {
    const inDollars = { prices: { currency: 'USD', whole: false } }
    for (const heading of ['List price – US$', 'Price US$', 'List price (US$)'])
      expect(guessColumns(['SKU', heading], [], { by: inDollars })[1]).toMatchObject({ field: 'price', unit: 'USD' })
  })

  it('with their units', () => {
    const columns = guessColumns(['SKU', 'Weight (kg)', 'length_mm', 'Price (net)'], [], { by })
    expect(columns.map(({ unit }) => unit)).toEqual([null, 'kg', 'mm', null])
  })

  it('once: the better of two headings is the price', () => {
    expect(guessed(['F1', 'List price', 'Retail price', 'Price'])).toEqual([null, null, null, 'price'])
  })

  it('by what stands in them, where that tells', () => {
    const rows = ['4006381333931', '036000291452', '96385074'].map((gtin) => ['a', gtin])
    expect(guessed(['SKU', 'F7'], rows)).toEqual(['number', 'gtin'])
  })

  it('in the unit that an admin has said', () => {
    const kept = new Map([['gewicht', 'weightGrams kg']])
    const [, weight] = guessColumns(['SKU', 'Gewicht'], [['A', '1,2']], { by, kept })
    expect(weight).toMatchObject({ field: 'weightGrams', unit: 'kg', isKept: true })
  })

  it('only where no admin has said what they are', () => {
    const kept = new Map([
      ['price', 'cost' as const],
      ['rrp', 'price' as const],
      ['stock', null],
    ])
    const columns = guessColumns(['SKU', 'Price', 'RRP', 'Stock', 'List'], [], { by, kept })
    expect(columns.map(({ field, isKept }) => [field, isKept])).toEqual([
      ['number', false],
      ['cost', true],
      ['price', true],
      [null, true],
      [null, false],
    ])
  })
})

describe('columns of many countries', () => {
  test.each([
    [
      'Réf. fabricant;Désignation;Marque;Prix public TTC;Prix net HT;Qté en stock',
      'number name brand price cost stock',
    ],
    ['Codice articolo;Descrizione;Marca;Prezzo al pubblico;Giacenza', 'number name brand price stock'],
    ['Artikelnummer;Omschrijving;Merk;Adviesprijs incl. BTW;Voorraad', 'number name brand price stock'],
    ['Kod producenta;Nazwa;Producent;Cena brutto;Stan magazynowy', 'number name brand price stock'],
    ['Artikelnr;Benämning;Varumärke;Utpris;LagerSaldo', 'number name brand price stock'],
    ['Referência;Designação;Marca;PVP;Estoque', 'number name brand price stock'],
    ['Kód výrobce;Název;Výrobce;Prodejní cena;Skladem', 'number name brand price stock'],
    ['Артикул;Наименование;Бренд;Цена;Остаток', 'number name brand price stock'],
    [
      'Hersteller-Artikelnr.;UVP inkl. MwSt.;EK netto;Altteilwert;OE-Nummern',
      'number price cost coreDeposit oeNumbers',
    ],
    ['Article no. / Artikelnummer;EAN, UPC;Länge/mm;Gewicht in kg', 'number gtin lengthMm weightGrams'],
    ['Variant SKU;Vendor;Variant Price;Variant Grams;Image Src', 'number brand price weightGrams img'],
  ])('%s', (headings, fields) => expect(told(headings)).toBe(fields))
})

describe('of two meanings the other columns tell, and the cells', () => {
  it('a brand beside the make of a car', () => {
    expect(told('Hersteller;Nr.;Marke;Modell;Baujahr')).toBe('brand number make model year')
    expect(told('Marca;Modelo;Año')).toBe('make model year')
    expect(told('model;manufacturer;price')).toBe('- brand price')
  })

  it('a quantity in stock, in one car, or of nobody knows what', () => {
    expect(told('SKU;Qty', 'A;0', 'B;25')).toBe('number stock')
    expect(told('SKU;Make;Model;Year;Qty', 'A;Audi;A4;2012;2')).toBe('number make model year quantity')
    expect(told('SKU;Qty', 'A;1', 'B;2')).toBe('number -')
    expect(told('sku;qty;is_in_stock', 'A;12;1', 'B;0;0')).toBe('number stock -')
  })

  it('a number of a part, or of the row', () => {
    expect(told('Nr.;Name', '1;Filter', '2;Pads')).toBe('- name')
    expect(told('Nr.;Name', 'A-1;Filter', 'A-2;Pads')).toBe('number name')
  })

  it('a price, or the group of one', () => {
    expect(told('SKU;Preis;UVP', 'A;A1;3,00', 'B;B2;4,00', 'C;A1;5,00')).toBe('number - price')
  })

  it('a heading whose cells say something else means nothing', () => {
    const rows = ['A;R12-3;a.jpg;oil filter', 'B;R12-4;b.jpg;pads', 'C;R14-1;c.jpg;hose']
    expect(told('SKU;Lager;Bild;Zustand', ...rows)).toBe('number - - -')
  })
})

describe('nothing is guessed where it could be wrong', () => {
  it('prices without tax, and in another currency', () => {
    expect(told('SKU;Price ex VAT')).toBe('number -')
    expect(told('SKU;Price (USD);Preis EUR')).toBe('number - price')
  })

  it('sizes without a unit', () => {
    expect(told('SKU;Weight;Length', 'A;1.25;4')).toBe('number - -')
    expect(told('SKU;Weight', 'A;1.25 kg')).toBe('number weightGrams')
  })
})

test.each([
  ['brand;number;name;price', 'parts'],
  ['number;price', 'prices'],
  ['number;price;stock', 'prices'],
  ['number;qty on hand', 'stock'],
  ['number;make;model;year', 'aces'],
  ['make;model;year_from;year_to;type', 'vehicles'],
  ['kind;theirs;ours', 'mappings'],
  ['first;second', null],
])('a table with %s is %s', (headings, kind) => {
  expect(kindOf(guessColumns(headings.split(';'), [], { by }))).toBe(kind)
})
