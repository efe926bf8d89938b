import { useState } from 'react'
import { momentOf } from '#common/format'
import { nameOfLine } from '#common/line-name'
import * as words from '#common/words'
import { cameBack, type Parcel } from '#domain/orders/schema'
import type { OrderToDo } from '#domain/fulfilment/schema'
import { apiFile, ApiProblem, messageOf } from '../../../web/api.ts'
import { downloadFile } from '../../../web/files/download-file.ts'
import { Button } from '../../Button.tsx'
import { ConfirmDialog } from '../../ConfirmDialog.tsx'
import { Problem } from '../../Problem.tsx'
import { useFirstWrong } from '../../form/use-first-wrong.ts'
import { CorrectForm, LabelForm, LoseForm, SendForm } from './ParcelForms.tsx'
import { buyLabel, deliver, handOver, lose, replace, sellsLabel, unpack } from './moves.ts'

const say = words.toDo.parcel

type Refused = { text: string; code: string | null; fields: Record<string, string> }
type Props = { order: OrderToDo; parcel: Parcel; onChanged: () => Promise<void> }

/** One parcel: what is in it, where it is, and what its state allows. */
export function ParcelDesk({ order, parcel, onChanged }: Props) {
  const [problem, setProblem] = useState<Refused | null>(null)
  const [busy, setBusy] = useState(false)
  const desk = useFirstWrong<HTMLElement>(problem)
  const act = async (work: () => Promise<unknown>) => {
    setBusy(true)
    setProblem(null)
    try {
      await work()
      await onChanged()
    } catch (error) {
      const { code, fields } = error instanceof ApiProblem ? error : { code: null, fields: {} }
      setProblem({ text: messageOf(error), code, fields })
    }
    setBusy(false)
  }
  const button = (label: string, work: () => Promise<unknown>, look: 'ink' | 'line' | 'danger' = 'line') => (
    <Button look={look} small once busy={busy} onClick={() => act(work)}>
      {label}
    </Button>
  )
  const label = async () =>
    downloadFile(
      await apiFile('/parcels/labels.pdf', { query: { id: [parcel._id] } }),
      words.toDo.labelFiles.one(order.orderNumber),
    )
  const told = parcel.events.at(-1)
  const isBack = cameBack(parcel)
  return (
    <section ref={desk} aria-label={say.title(parcel.number)} className="grid gap-3 border-t border-hair pt-3">
      <div>
        <h3 className="label">{say.titleAndState(parcel.number, isBack ? 'back' : parcel.state)}</h3>
        <p className="text-[0.9375rem] text-ink-2">
          {[
            say.packedAt(momentOf(parcel.packedAt), parcel.place.name),
            parcel.sentAt && say.sentAt(momentOf(parcel.sentAt)),
            parcel.carrier,
            parcel.tracking,
            told && `${told.what} ${told.place} ${momentOf(told.at)}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <ul className="text-[0.9375rem]">
          {parcel.lines.map(({ line, quantity }) => (
            <li key={line}>
              {quantity} × {nameOfLine(order.lines, line)}
            </li>
          ))}
        </ul>
      </div>
      {isBack && !parcel.replaced && <p className="text-[0.9375rem]">{say.countIn}</p>}
      <Problem text={problem?.text} />
      {parcel.state === 'packed' && sellsLabel(order, parcel) && (
        <LabelForm
          parcel={parcel}
          busy={busy}
          error={problem?.fields['grams']}
          buy={(grams) => act(() => buyLabel(parcel, grams))}
        />
      )}
      {parcel.state === 'packed' && order.delivery?.kind !== 'collect' && (
        <SendForm parcel={parcel} busy={busy} fields={problem?.fields ?? {}} act={act} />
      )}
      {parcel.state === 'sent' && !parcel.labelled && order.delivery?.kind !== 'collect' && (
        <CorrectForm parcel={parcel} busy={busy} fields={problem?.fields ?? {}} act={act} />
      )}
      {(parcel.state === 'sent' || parcel.state === 'delivered') && (
        <LoseForm
          isBack={isBack}
          busy={busy}
          error={problem?.fields['why']}
          lose={(why) => act(() => lose(parcel, why))}
        />
      )}
      <div className="flex flex-wrap gap-3">
        {parcel.state === 'packed' &&
          order.delivery?.kind === 'collect' &&
          button(say.handOver, () => handOver(parcel), 'ink')}
        {parcel.labelled && button(say.printLabel, label)}
        {parcel.state === 'packed' && button(say.unpack, () => unpack(parcel))}
        {(parcel.state === 'sent' || parcel.state === 'lost') && button(say.arrived, () => deliver(parcel))}
        {parcel.state === 'lost' &&
          !parcel.replaced &&
          button(say.replace, () => replace(parcel, { evenPaidBack: false }), 'ink')}
      </div>
      <ConfirmDialog
        open={problem?.code === 'paid-back'}
        title={say.paidBack.title}
        question={say.paidBack.question}
        confirm={say.paidBack.confirm}
        onConfirm={() => void act(() => replace(parcel, { evenPaidBack: true }))}
        onClose={() => setProblem(null)}
      />
    </section>
  )
}
