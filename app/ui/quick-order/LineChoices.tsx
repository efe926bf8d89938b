import * as words from '#common/words'
import type { QuickLine, QuickPart } from '#domain/quick-order/schema'
import { useMoney } from '../../web/settings.ts'
import { Button } from '../Button.tsx'
import { PageLink } from '../PageLink.tsx'
import { PartNumber } from '../catalogue/PartNumber.tsx'
import { onlyFitting, partOf, type Row } from './rows.ts'

const say = words.quickOrder.answer

/** The search for a number of the list. */
export const searchFor = (number: string) => `/shop?${new URLSearchParams({ q: number })}`

/** What a number that no part has may mean. */
export function MeantNumbers({ line, onMeant }: { line: QuickLine; onMeant: (number: string) => void }) {
  return (
    <>
      <p className="text-bad">{say.meant}</p>
      <ul className="grid justify-items-start gap-1">
        {line.didYouMean.map(({ number, name, parts }) => (
          <li key={number} className="flex flex-wrap items-center gap-x-3">
            <Button look="line" small className="with-script normal-case" onClick={() => onMeant(number)}>
              <PartNumber>{number}</PartNumber>
            </Button>
            <PageLink to={searchFor(number)} className="without-script link">
              {number}
            </PageLink>
            <span className="text-[0.9375rem] text-ink-2">
              {name}, {say.parts(parts)}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

type ChoiceProps = { line: QuickLine; row: Row; place: number; onChoose: (part: string) => void }

/** The parts that share a number: one of them is chosen. */
export function PartChoice({ line, row, place, onChoose }: ChoiceProps) {
  const money = useMoney()
  const told = ({ number, brand, name, price, stock, fit }: QuickPart) =>
    [number, brand, name, money(price), stock === 0 ? say.isSoldOut : null, fit && words.fit.mark[fit.fit]]
      .filter(Boolean)
      .join(' · ')
  const part = partOf(row)
  return (
    <>
      <p className="flex flex-wrap gap-x-3">
        {say.several(line.count)}
        {part && part === onlyFitting(row) && <span className="with-script">{say.fitting}</span>}
        {line.count > line.parts.length && (
          <PageLink to={searchFor(line.number)} className="link">
            {say.more(line.count)}
          </PageLink>
        )}
      </p>
      <select
        className="with-script input"
        aria-label={words.quickOrder.lines.of(say.choose, place)}
        value={part?._id ?? ''}
        onChange={(event) => onChoose(event.target.value)}
      >
        {!onlyFitting(row) && <option value="">{say.choose}</option>}
        {line.parts.map((part) => (
          <option key={part._id} value={part._id}>
            {told(part)}
          </option>
        ))}
      </select>
      <ul className="without-script list-disc pl-5">
        {line.parts.map((part) => (
          <li key={part._id}>
            <PageLink to={`/shop/${part._id}`} className="link">
              {told(part)}
            </PageLink>
          </li>
        ))}
      </ul>
    </>
  )
}
