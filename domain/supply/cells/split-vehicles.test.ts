import { describe, expect, it, test } from 'vitest'
import { pairsIn, splitVehicles, yearsWithin } from './split-vehicles.ts'

test.each([
  [
    'VW Golf VII 2.0 TDI 2013-2019; Audi A3 (8V) 2012-2020',
    ['VW Golf VII 2.0 TDI 2013-2019', 'Audi A3 (8V) 2012-2020'],
  ],
  ['Honda Civic 2006-2011, Accord 03-07', ['Honda Civic 2006-2011', 'Accord 03-07']],
  ['2006-2011 Honda Civic, 2003-2007 Honda Accord', ['2006-2011 Honda Civic', '2003-2007 Honda Accord']],
  ['BMW 3 Series (E46, E90) 1998-2011', ['BMW 3 Series (E46, E90) 1998-2011']],
  ['VW Golf 2012, 2013, 2014', ['VW Golf 2012, 2013, 2014']],
  ['VW Golf, 2.0 TDI, 2013-2019', ['VW Golf, 2.0 TDI, 2013-2019']],
  [
    'VW Golf 2013 | Audi A3 2012<br/>Audi A4 2012\nSeat Leon',
    ['VW Golf 2013', 'Audi A3 2012', 'Audi A4 2012', 'Seat Leon'],
  ],
  ['Year=2014|Make=Honda|Model=Civic', ['Year=2014|Make=Honda|Model=Civic']],
  ['Honda|Civic|2006-2011;Honda|Accord|2003', ['Honda|Civic|2006-2011', 'Honda|Accord|2003']],
  [' ; ', []],
])('%s', (cell, entries) => expect(splitVehicles(cell)).toEqual(entries))

test.each([
  ['VW Golf 2.0 TDI 2013-2019', ['2013-2019', 'VW Golf 2.0 TDI']],
  ['2006-2011 Honda Civic', ['2006-2011', 'Honda Civic']],
  ['Honda Civic 2006-2011 1.8', ['2006-2011', 'Honda Civic 1.8']],
  ['Peugeot 2008 2013-2019', ['2013-2019', 'Peugeot 2008']],
  ['Audi 80 90-94', ['90-94', 'Audi 80']],
  ['VW Golf ab 2012', ['ab 2012', 'VW Golf']],
  ['VW Golf (10/2008 - 11/2012)', ['10/2008 - 11/2012', 'VW Golf']],
  ['VW Golf 2012, 2013, 2014', ['2012, 2013, 2014', 'VW Golf']],
  ['Audi 80', null],
  ['Fiat 500', null],
])('the years within %s', (text, found) => {
  expect(yearsWithin(text)).toEqual(found && { years: found[0], rest: found[1] })
})

describe('pairs', () => {
  it('are named as marketplaces name them', () => {
    expect([...pairsIn('Year=2014|Make=Honda|Model=Civic|Engine=1.8L 1799CC')!]).toEqual([
      ['year', '2014'],
      ['make', 'Honda'],
      ['model', 'Civic'],
      ['engine', '1.8L 1799CC'],
    ])
    expect(pairsIn('Honda|Civic|2014')).toBeNull()
  })
})
