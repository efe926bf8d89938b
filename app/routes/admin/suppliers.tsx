import { Link, useNavigate } from 'react-router'
import { momentOf, whole } from '#common/format'
import * as words from '#common/words'
import { type Supplier, supplierName } from '#domain/supply/schema'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { PageHead } from '../../ui/dashboard/PageHead.tsx'
import { Table } from '../../ui/dashboard/Table.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { useSchemaForm } from '../../ui/form/form.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Problem } from '../../ui/Problem.tsx'
import { Section } from '../../ui/Section.tsx'
import { api } from '../../web/api.ts'
import { adminOnly } from '../../web/guard.tsx'
import type { Route } from './+types/suppliers'

const say = words.adminSuppliers.list
const HEADS = [
  { label: words.label.supplier },
  { label: say.heads.fetched },
  { label: say.heads.files, end: true },
  { label: say.heads.mappings, end: true },
  { label: words.label.actions, end: true },
]

export const clientLoader = adminOnly(() => api('GET', '/suppliers'))

/** Who sends files to the shop. */
export default function Suppliers({ loaderData: { items } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={say.title} intro={say.intro}>
        <LinkButton to="/dashboard/imports" look="line">
          {say.filesIn}
        </LinkButton>
      </PageHead>
      <div className="grid gap-10">
        {items.length === 0 ? (
          <EmptyState title={say.emptyTitle}>{say.empty}</EmptyState>
        ) : (
          <Table
            label={say.title}
            heads={HEADS}
            rows={items.map((one) => ({ key: String(one.id), cells: cellsOf(one) }))}
          />
        )}
        <Section title={say.add}>
          <AddSupplier />
        </Section>
      </div>
    </>
  )
}

const cellsOf = ({ id, name, fetch, files, mappings }: Supplier) => [
  <Link key="name" to={`/dashboard/suppliers/${id}`} className="link font-semibold">
    {name}
  </Link>,
  fetch === null ? (
    <span key="fetch" className="text-ink-2">
      {say.notFetched}
    </span>
  ) : (
    <span key="fetch" className="flex flex-wrap items-center gap-2">
      {fetch.fetchedAt ? <time dateTime={fetch.fetchedAt}>{momentOf(fetch.fetchedAt)}</time> : say.notYet}
      {fetch.outcome === 'failed' && <Badge tone="bad">{say.failed}</Badge>}
    </span>
  ),
  whole(files),
  whole(mappings),
  <LinkButton key="edit" to={`/dashboard/suppliers/${id}`} look="line" small aria-label={say.edit(name)}>
    {words.button.edit}
  </LinkButton>,
]

function AddSupplier() {
  const navigate = useNavigate()
  const form = useSchemaForm(supplierName, { name: '' }, async ({ name }) => {
    const { id } = await api('POST', '/suppliers', { body: { name } })
    await navigate(`/dashboard/suppliers/${id}`)
  })
  return (
    <form onSubmit={form.onSubmit} noValidate className="grid max-w-xl gap-4" aria-label={say.add}>
      <Field label={words.label.name} error={form.errorOf('name')} {...form.register('name')} />
      <Problem text={form.problem} />
      <Button type="submit" look="signal" busy={form.busy} className="justify-self-start">
        {say.submit}
      </Button>
    </form>
  )
}
