import { toWritten } from '#common/prices'
import { typedFigure } from '#common/typed-number'
import * as words from '#common/words'
import { type PartPrices, partPricesChange } from '#domain/catalogue/schema'
import { api } from '../../../web/api.ts'
import { useMoney, useShop } from '../../../web/settings.ts'
import { Button } from '../../Button.tsx'
import { Field } from '../../form/Field.tsx'
import { notify } from '../../notify.ts'
import { Problem } from '../../Problem.tsx'
import { ChangedMeanwhile } from '../ChangedMeanwhile.tsx'
import { SaveChanges } from '../SaveChanges.tsx'
import { useVersionedDraft } from '../versioned-draft.ts'

const say = words.part.prices

/** A row as it is typed. */
type Row = { id: number; from: string; price: string }

let rowsMade = 0
const rowOf = (from = '', price = ''): Row => ({ id: ++rowsMade, from, price })
/** What was typed, as a number; nothing where it is none. */
const figure = (text: string) => (text.trim() === '' ? undefined : typedFigure(text))
const typed = (rows: readonly Row[]) => JSON.stringify(rows.map(({ from, price }) => [from, price]))

/** What a part costs from so many units of it on. Nothing holds until it is saved. */
export function PartPricesEditor({ part }: { part: PartPrices }) {
  const { prices } = useShop()
  const money = useMoney()
  const rowsOf = ({ breaks }: PartPrices) =>
    breaks.map(({ from, price }) => rowOf(String(from), String(toWritten(prices, price))))
  const save = async (rows: readonly Row[], { version }: PartPrices) => {
    const breaks = rows.map(({ from, price }) => ({ from: figure(from), price: figure(price) }))
    const body = partPricesChange(prices).parse({ version, breaks })
    const saved = await api('PUT', '/parts/{id}/prices', { path: { id: part._id }, body })
    notify.success(say.saved)
    return saved
  }
  const form = useVersionedDraft(part, rowsOf, save, typed)
  const { draft: rows, wrong, theirs, isChanged, change } = form
  return (
    <div className="grid max-w-2xl gap-5">
      <p className="text-ink-2">{say.about}</p>
      {rows.length === 0 && <p>{say.none}</p>}
      {rows.map((row, n) => (
        <div key={row.id} className="grid grid-cols-[1fr_1fr_auto] items-start gap-4">
          <Field
            label={say.from}
            inputMode="numeric"
            value={row.from}
            error={wrong[`breaks.${n}.from`]}
            onChange={({ target }) => change(rows.with(n, { ...row, from: target.value }))}
          />
          <Field
            label={say.each}
            inputMode="decimal"
            value={row.price}
            error={wrong[`breaks.${n}.price`]}
            onChange={({ target }) => change(rows.with(n, { ...row, price: target.value }))}
          />
          <Button
            look="line"
            className="mt-6"
            aria-label={say.takeOut(row.from)}
            onClick={() => change(rows.toSpliced(n, 1))}
          >
            ×
          </Button>
        </div>
      ))}
      <Button look="line" className="justify-self-start" onClick={() => change([...rows, rowOf()])}>
        {say.add}
      </Button>
      {theirs ? (
        <ChangedMeanwhile what="part" onTheirs={form.takeTheirs} onMine={form.saveMine}>
          {say.now(theirs.breaks.map(({ from, price }) => words.part.priceBreaks.row(from, money(price))).join('; '))}
        </ChangedMeanwhile>
      ) : (
        <Problem text={form.problem ?? wrong['breaks']} />
      )}
      <SaveChanges isChanged={isChanged} busy={form.busy} onSave={form.save} label={say.save} />
    </div>
  )
}
