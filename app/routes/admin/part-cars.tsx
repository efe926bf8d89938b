import { useState } from 'react'
import * as words from '#common/words'
import type { PartFits, ProposedFits } from '#domain/fitment/schema'
import { EditedCars } from '../../ui/dashboard/fits/EditedCars.tsx'
import { draftOf, type FitsDraft, withCopied } from '../../ui/dashboard/fits/fits-draft.ts'
import { PartTabs } from '../../ui/dashboard/fits/PartTabs.tsx'
import { ProposedCars } from '../../ui/dashboard/fits/ProposedCars.tsx'
import { SpecLines } from '../../ui/dashboard/fits/SpecLines.tsx'
import { ChangedMeanwhile } from '../../ui/dashboard/ChangedMeanwhile.tsx'
import { SaveChanges } from '../../ui/dashboard/SaveChanges.tsx'
import { PageHead } from '../../ui/dashboard/PageHead.tsx'
import { PartGone } from '../../ui/dashboard/part/PartGone.tsx'
import { useVersionedDraft } from '../../ui/dashboard/versioned-draft.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { notify } from '../../ui/notify.ts'
import { Problem } from '../../ui/Problem.tsx'
import { Section } from '../../ui/Section.tsx'
import { api } from '../../web/api.ts'
import { adminOnly } from '../../web/guard.tsx'
import type { Route } from './+types/part-cars'

const say = words.fitData.page

export const clientLoader = adminOnly(async ({ params }) => {
  const path = { id: String(params['id']) }
  const [fits, proposed] = await Promise.all([
    api('GET', '/parts/{id}/fits', { path }),
    // What others propose is a help: the list itself does not wait for it.
    api('GET', '/parts/{id}/fits/proposed', { path }).catch((): ProposedFits => ({ parts: [], lines: [] })),
  ])
  return { fits, proposed }
})

/**
 * Which cars a part fits: its list of cars, its specification, or every vehicle. Save stores what the form says;
 * proposed cars come into the list at once.
 */
export default function PartCars({ loaderData }: Route.ComponentProps) {
  return <Cars key={loaderData.fits._id} {...loaderData} />
}

function Cars({ fits, proposed }: { fits: PartFits; proposed: ProposedFits }) {
  /** The place of the line in the form; one past the last: a new one. */
  const [editing, setEditing] = useState<number | null>(null)
  const [isTyped, setTyped] = useState(false)
  const form = useVersionedDraft(fits, draftOf, async (draft, { _id: id, version }) => {
    const applications = draft.applications.map(({ engineName: _name, ...line }) => line)
    const saved = await api('PUT', '/parts/{id}/fits', { path: { id }, body: { ...draft, applications, version } })
    setEditing(null)
    notify.success(say.saved)
    return saved
  })
  const { base, draft, theirs, wrong, isChanged } = form
  const { universal, applications: lines, specs } = draft
  const change = (next: Partial<FitsDraft>) => form.change((now) => ({ ...now, ...next }))
  const copy = (from: PartFits) => {
    const { added, ...next } = withCopied(draft, from)
    change(next)
    notify.success(say.copied(added, from.name))
  }
  return (
    <>
      <PageHead title={say.title} intro={`${base.name}, ${base.number}`}>
        <LinkButton to={`/shop/${base._id}`} look="line" small>
          {words.adminParts.seePart}
        </LinkButton>
      </PageHead>
      <PartTabs id={base._id} here="cars" />
      <div className="grid max-w-5xl gap-10">
        <EditedCars
          lines={lines}
          editing={editing}
          isTyped={isTyped}
          wrong={wrong}
          onEdit={setEditing}
          onTyped={setTyped}
          onChange={(applications) => change({ applications })}
          onCopy={copy}
        />
        <ProposedCars
          proposed={proposed}
          fits={base}
          isChanged={isChanged || editing !== null}
          onTaken={form.goOnFrom}
          noteTheirs={form.noteTheirs}
        />
        <Section title={say.specs}>
          <p className="mb-4 max-w-prose text-ink-2">{say.specsAbout}</p>
          <SpecLines specs={specs} onChange={(next) => change({ specs: next })} />
        </Section>
        <label className="flex min-h-8 items-center gap-2.5">
          <input
            type="checkbox"
            className="check"
            checked={universal}
            onChange={({ target }) => change({ universal: target.checked })}
          />
          {say.universal}
        </label>
        {theirs ? (
          <ChangedMeanwhile
            what="part"
            onTheirs={() => {
              form.takeTheirs()
              setEditing(null)
            }}
            onMine={form.saveMine}
          >
            {say.theirs(theirs.applications.length, lines.length)}
          </ChangedMeanwhile>
        ) : (
          <Problem text={wrong['universal'] ?? form.refused} />
        )}
        <SaveChanges isChanged={isChanged} busy={form.busy} disabled={editing !== null} onSave={form.save}>
          {editing !== null && isTyped && <span className="text-ink-2">{say.isOpen}</span>}
        </SaveChanges>
      </div>
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PartGone error={error} />
}
