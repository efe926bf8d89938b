import { failedWork, log as say } from '#common/words'
import { LOG_KINDS } from '#domain/log/schema'
import { LogList } from '../../ui/dashboard/log/LogList.tsx'
import { NextPage } from '../../ui/dashboard/NextPage.tsx'
import { PageHead } from '../../ui/dashboard/PageHead.tsx'
import { SearchForm } from '../../ui/dashboard/SearchForm.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { api } from '../../web/api.ts'
import { adminOnly } from '../../web/guard.tsx'
import type { Route } from './+types/log'

const KINDS = LOG_KINDS.map((value) => ({ value, label: say.thing(value) }))

export const clientLoader = adminOnly(async ({ url: { searchParams } }) => {
  const kind = LOG_KINDS.find((one) => one === searchParams.get('kind')) ?? null
  const query = {
    q: searchParams.get('q'),
    by: searchParams.get('by'),
    kind,
    from: startOf(searchParams.get('from'), 0),
    until: startOf(searchParams.get('to'), 1),
    cursor: searchParams.get('cursor'),
  }
  const { by, from, to } = Object.fromEntries(searchParams)
  return { kind, by, from, to, ...(await api('GET', '/log', { query })) }
})

/** When a day that somebody chose begins where he is, or the day after it; null: none was chosen. */
function startOf(day: string | null, later: 0 | 1): string | null {
  const [year, month, date] = (day ?? '').split('-').map(Number)
  const start = new Date(year ?? NaN, (month ?? NaN) - 1, (date ?? NaN) + later)
  return Number.isNaN(start.getTime()) ? null : start.toISOString()
}

/** Who changed what, when, with what was before; and the way back. */
export default function Log({ loaderData: { kind, by, from, to, items, next } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={say.title} intro={say.intro}>
        <LinkButton to="/dashboard/failedWork" look="line" small>
          {failedWork.title}
        </LinkButton>
      </PageHead>
      <SearchForm label={say.search} placeholder={say.placeholder}>
        <div className="w-full sm:w-44">
          <Field label={say.person} name="by" type="search" defaultValue={by} />
        </div>
        <div className="min-w-36 flex-1 sm:w-44 sm:flex-none">
          <Field label={say.from} name="from" type="date" defaultValue={from} />
        </div>
        <div className="min-w-36 flex-1 sm:w-44 sm:flex-none">
          <Field label={say.to} name="to" type="date" defaultValue={to} />
        </div>
        <div className="min-w-44 flex-1 sm:w-52 sm:flex-none">
          <Select label={say.kind} name="kind" empty={say.any} options={KINDS} defaultValue={kind ?? ''} />
        </div>
      </SearchForm>
      {items.length === 0 ? <EmptyState title={say.emptyTitle}>{say.empty}</EmptyState> : <LogList items={items} />}
      <NextPage next={next} />
    </>
  )
}
