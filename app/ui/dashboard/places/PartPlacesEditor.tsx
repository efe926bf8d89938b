import { placeForms } from '#common/words'
import type { PartPlaces, PlaceListed } from '#domain/places/schema'
import { api } from '../../../web/api.ts'
import { notify } from '../../notify.ts'
import { Problem } from '../../Problem.tsx'
import { Section } from '../../Section.tsx'
import { Select } from '../../form/Select.tsx'
import { ChangedMeanwhile } from '../ChangedMeanwhile.tsx'
import { SaveChanges } from '../SaveChanges.tsx'
import { useVersionedDraft } from '../versioned-draft.ts'
import { BackOrderFields, backOrderIn, typedOf } from './BackOrderFields.tsx'
import { MoveUnits } from './MoveUnits.tsx'
import { PlaceRow, type Row, rowsOf, unitsIn } from './PlaceRow.tsx'

const say = placeForms.part

/** In which places a part lies, on which shelves, and how many of it. Nothing holds until it is saved. */
export function PartPlacesEditor({ part, places }: { part: PartPlaces; places: readonly PlaceListed[] }) {
  const draftOf = (now: PartPlaces) => ({ rows: rowsOf(now), more: typedOf(now) })
  const form = useVersionedDraft(part, draftOf, async ({ rows, more }, from) => {
    const body = {
      version: from.version,
      unitsWas: Object.fromEntries(from.places.map(({ place, units }) => [place, units])),
      places: rows.map(({ place, shelf, units }) => ({
        place,
        shelf,
        units: rows.length > 1 ? unitsIn(units) : null,
      })),
      ...(from.stock !== null && { backOrder: backOrderIn(more) }),
    }
    const saved = await api('PUT', '/parts/{id}/places', { path: { id: from._id }, body })
    notify.success(say.saved)
    return saved
  })
  const { base, draft, wrong, theirs, isChanged } = form
  const { rows, more } = draft
  const isCounted = base.stock !== null
  const open = places.filter(({ closed }) => !closed)
  const others = open.filter(({ id }) => !rows.some(({ place }) => place === id))

  const change = (next: Row[]) => form.change({ rows: next, more })
  /** What lay in one place has its units written out as soon as there is a second place. */
  const add = (id: number) => {
    const counted = rows.map((row) => (rows.length === 1 ? { ...row, units: String(base.stock) } : row))
    change([...counted, { place: id, name: open.find((one) => one.id === id)!.name, shelf: '', units: '0', taken: 0 }])
  }
  return (
    <div className="grid max-w-4xl gap-12">
      <div className="grid gap-5">
        {rows.map((row, n) => (
          <PlaceRow
            key={row.place}
            row={row}
            stock={base.stock}
            isAlone={rows.length === 1}
            wrong={(field) => wrong[`places.${n}.${field}`]}
            onChange={(next) => change(rows.toSpliced(n, 1, next))}
            onTakeOut={() => change(rows.toSpliced(n, 1))}
          />
        ))}
        {isCounted && (
          <BackOrderFields
            typed={more}
            wrong={(field) => wrong[`backOrder.${field}`]}
            onChange={(next) => form.change({ rows, more: next })}
          />
        )}
        {others.length > 0 && (
          <div className="max-w-sm">
            <Select
              label={isCounted ? say.further : say.elsewhere}
              hint={isCounted ? undefined : say.elsewhereHint}
              empty={say.choose}
              options={others.map(({ id, name }) => ({ value: String(id), label: name }))}
              value=""
              onChange={({ target }) => {
                const id = Number(target.value)
                const { name } = open.find((one) => one.id === id)!
                if (isCounted) add(id)
                else change([{ place: id, name, shelf: '', units: '', taken: 0 }])
              }}
            />
          </div>
        )}
        {theirs ? (
          <ChangedMeanwhile what="part" onTheirs={form.takeTheirs} onMine={form.saveMine}>
            {say.now(
              theirs.places.map(({ name, units }) => `${name}: ${units ?? theirs.stock ?? say.allOfIt}`).join('; '),
            )}
          </ChangedMeanwhile>
        ) : (
          <Problem text={form.problem} />
        )}
        <SaveChanges isChanged={isChanged} busy={form.busy} onSave={form.save} />
      </div>
      {isCounted && open.length > 1 && (
        <Section title={placeForms.move.title}>
          <MoveUnits part={base} places={open} isBlocked={isChanged} onMoved={form.goOnFrom} />
        </Section>
      )}
    </div>
  )
}
