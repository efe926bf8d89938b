import { Link, useNavigate } from 'react-router'
import { momentOf, whole } from '#common/format'
import { type Supplier, supplierName } from '#domain/supply/schema'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { PageHead } from '../../ui/dashboard/PageHead.tsx'
import { Table } from '../../ui/dashboard/Table.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Field } from '../../ui/Field.tsx'
import { useSchemaForm } from '../../ui/form.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Problem } from '../../ui/Problem.tsx'
import { Section } from '../../ui/Section.tsx'
import { api } from '../../web/api.ts'
import { adminOnly } from '../../web/guard.tsx'
import type { Route } from './+types/suppliers'

const HEADS = [
  { label: 'Supplier' },
  { label: 'Fetched' },
  { label: 'Files', end: true },
  { label: 'Mappings', end: true },
  { label: 'Actions', end: true },
]

export const clientLoader = adminOnly(() => api('GET', '/suppliers'))

/** Who sends files to the shop. */
export default function Suppliers({ loaderData: { items } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title="Suppliers"
        intro="Who sends you files. What their words and columns mean is kept with them, so the next file is read by itself."
      >
        <LinkButton to="/dashboard/imports" look="line">
          Files in
        </LinkButton>
      </PageHead>
      <div className="grid gap-10">
        {items.length === 0 ? (
          <EmptyState title="No supplier yet">
            Add the first one here, or send a file at Files in: you can name its supplier there.
          </EmptyState>
        ) : (
          <Table
            label="Suppliers"
            heads={HEADS}
            rows={items.map((one) => ({ key: String(one.id), cells: cellsOf(one) }))}
          />
        )}
        <Section title="Add a supplier">
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
      Not fetched
    </span>
  ) : (
    <span key="fetch" className="flex flex-wrap items-center gap-2">
      {fetch.fetchedAt ? <time dateTime={fetch.fetchedAt}>{momentOf(fetch.fetchedAt)}</time> : 'Not fetched yet'}
      {fetch.outcome === 'failed' && <Badge tone="bad">Failed</Badge>}
    </span>
  ),
  whole(files),
  whole(mappings),
  <LinkButton key="edit" to={`/dashboard/suppliers/${id}`} look="line" small aria-label={`Edit ${name}`}>
    Edit
  </LinkButton>,
]

function AddSupplier() {
  const navigate = useNavigate()
  const form = useSchemaForm(supplierName, { name: '' }, async ({ name }) => {
    const { id } = await api('POST', '/suppliers', { body: { name } })
    await navigate(`/dashboard/suppliers/${id}`)
  })
  return (
    <form onSubmit={form.onSubmit} noValidate className="grid max-w-xl gap-4" aria-label="Add a supplier">
      <Field label="Name" error={form.errorOf('name')} {...form.register('name')} />
      <Problem text={form.problem} />
      <Button type="submit" look="signal" busy={form.busy} className="justify-self-start">
        Add supplier
      </Button>
    </form>
  )
}
