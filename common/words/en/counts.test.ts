import { expect, test } from 'vitest'
import * as adminImports from './files/admin-imports.ts'
import * as adminLists from './desk/admin-lists.ts'
import * as adminReviews from './desk/admin-reviews.ts'
import * as corrections from './desk/corrections.ts'
import * as fitReports from './desk/fit-reports.ts'
import * as failedWork from './desk/failed-work.ts'
import { doubtHeld, doubtPrices } from './files/imports.ts'
import * as home from './pages/home.ts'
import * as mail from './mails/mail.ts'
import * as overview from './desk/overview.ts'
import * as toDo from './desk/to-do.ts'
import * as vehiclePages from './finding/vehicle-pages.ts'

test('what a large shop counts is written with separators', () => {
  expect(overview.figures.paid(1234)).toBe('1,234 paid')
  expect(overview.bestSellers.sold(2048, '$20,480')).toBe('2,048 sold, $20,480')
  expect(overview.chart.bar('Jan 5', '$9', 1500)).toBe('Jan 5: $9, 1,500 orders')
  expect(overview.before.moved(-1200)).toBe('down 1,200 % on the 30 days before')
  expect(adminReviews.removeMany.title(1000)).toBe('Delete 1,000 of the reviews?')
  expect(corrections.declineMany.done(1000)).toBe('1,000 declined')
  expect(fitReports.many.button(1000)).toBe('Decide 1,000')
  expect(adminLists.choose.all(1000, true)).toBe('Choose all 1,000 on this page')
  expect(toDo.batch.underWay(20, 1000)).toBe('20 of 1,000…')
  expect(toDo.batch.button('packed', 1000)).toBe('Pack 1,000')
  expect(toDo.batch.printLabels(1000)).toBe('Print labels 1,000')
  expect(toDo.batch.over('sent', 1000, 1200)).toBe('1,000 orders sent, 1,200 failed.')
  expect(failedWork.waits(1200)).toBe('1,200 things failed and wait for you')
  expect(doubtHeld(1200, 50_000)).toMatch(/^1,200 rows of 50,000 /)
  expect(doubtPrices(1200, 50_000)).toMatch(/^1,200 prices in 50,000 /)
})

test('what a young shop counts once is one', () => {
  expect(home.categories.parts(1)).toBe('1 part')
  expect(vehiclePages.inCatalogue(1)).toBe('1 part in the catalogue')
  expect(vehiclePages.make.count(1, 1)).toBe('1 part for 1 model')
  expect(vehiclePages.make.about(1, 55, 'Audi')).toMatch(/^1 motor part for 55 Audi models\./)
  expect(vehiclePages.model.about(1, 'Audi A4', ['brakes'])).toMatch(/^1 part that fits the Audi A4: brakes and more\./)
  expect(vehiclePages.model.about(0, 'Audi A4', [])).toBe('0 parts that fit the Audi A4. Choose the year to be sure.')
  expect(vehiclePages.year.about(0, '2012 Audi A4', [], [])).toBe('0 parts for the 2012 Audi A4.')
  expect(adminImports.moving.read(1)).toBe('Read: 1 row')
  expect(adminImports.moving.applied(1, 1)).toBe('Applied: 1 of 1 row')
})

test('how long parts are set aside is said in minutes, one minute or hours', () => {
  const said = (minutes: number) => mail.orderReceived('Camber', 'CM-1', minutes).paragraphs[0]
  expect([1, 30, 360].map(said)).toEqual([
    expect.stringMatching(/for 1 minute\.$/),
    expect.stringMatching(/for 30 minutes\.$/),
    expect.stringMatching(/for 6 hours\.$/),
  ])
})
