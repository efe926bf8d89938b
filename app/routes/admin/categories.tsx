import { useState } from 'react'
import { useRevalidator } from 'react-router'
import * as words from '#common/words'
import type { TaxonomyRecord } from '#domain/catalogue/schema'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { FilterBox } from '../../ui/dashboard/FilterBox.tsx'
import { PageHead } from '../../ui/dashboard/PageHead.tsx'
import { CategoryForm } from '../../ui/dashboard/taxonomy/CategoryForm.tsx'
import { PartTypeForm } from '../../ui/dashboard/taxonomy/PartTypeForm.tsx'
import { foundNodes } from '../../ui/dashboard/taxonomy/found-nodes.ts'
import { notify } from '../../ui/notify.ts'
import { Section } from '../../ui/Section.tsx'
import { useRemoval } from '../../ui/use-removal.ts'
import { api, messageOf } from '../../web/api.ts'
import { adminOnly } from '../../web/guard.tsx'
import type { Route } from './+types/categories'

const say = words.taxonomy.categories

type Category = TaxonomyRecord['categories'][number]
type PartType = TaxonomyRecord['types'][number]
type Edited = { kind: 'category'; of: Category | null } | { kind: 'type'; of: PartType | null }
type Node = { _id: string; name: string; kind: 'category' | 'type' }

export const clientLoader = adminOnly(() => api('GET', '/taxonomy'))

const titleOf = ({ of, kind }: Edited) => (of ? say.edit(of.name) : kind === 'category' ? say.addCategory : say.addType)

/** The tree of categories down to part types, and the form of the one that is edited. */
export default function Categories({ loaderData: tree }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const [edited, setEdited] = useState<Edited | null>(null)
  const [typed, setTyped] = useState('')
  const removal = useRemoval(async ({ _id, name, kind }: Node) => {
    const path = { id: _id }
    if (kind === 'category') await api('DELETE', '/taxonomy/categories/{id}', { path })
    else await api('DELETE', '/taxonomy/types/{id}', { path })
    return say.deleted(name)
  })
  const order = async (kind: Node['kind'], siblings: readonly { _id: string }[], from: number, to: number) => {
    const ids = siblings.map(({ _id }) => _id)
    try {
      await api('PUT', '/taxonomy/order', { body: { kind, ids: ids.with(to, ids[from]!).with(from, ids[to]!) } })
      await revalidate()
    } catch (error) {
      notify.error(messageOf(error))
    }
  }
  const row = (kind: Node['kind'], siblings: readonly (Category | PartType)[], n: number, isEmpty: boolean) => {
    const of = siblings[n]!
    const edit = () => setEdited(kind === 'category' ? { kind, of: of as Category } : { kind, of: of as PartType })
    return (
      <div className="flex flex-wrap items-center gap-2 border-b border-hair py-1.5">
        <span className={kind === 'category' ? 'flex-1 basis-32 font-semibold' : 'flex-1 basis-32'}>
          {of.name} {'parts' in of && <span className="text-ink-2">{say.parts(of.parts)}</span>}
        </span>
        {isEmpty && (
          <Button look="danger" small onClick={() => removal.ask({ ...of, kind })} aria-label={say.remove(of.name)}>
            {words.taxonomy.remove}
          </Button>
        )}
        <Button look="line" small onClick={edit} aria-label={say.edit(of.name)}>
          {words.taxonomy.edit}
        </Button>
        <Button
          look="line"
          small
          disabled={n === 0}
          aria-label={say.up(of.name)}
          onClick={() => void order(kind, siblings, n, n - 1)}
        >
          <Icon name="down" className="size-4 rotate-180" />
        </Button>
        <Button
          look="line"
          small
          disabled={n === siblings.length - 1}
          aria-label={say.down(of.name)}
          onClick={() => void order(kind, siblings, n, n + 1)}
        >
          <Icon name="down" className="size-4" />
        </Button>
      </div>
    )
  }
  const found = foundNodes(tree, typed)
  const below = (parent: string | null) => {
    const categories = tree.categories.filter((one) => one.parent === parent && removal.isThere(one))
    const types = tree.types.filter((one) => one.category === parent && removal.isThere(one))
    if (categories.length + types.length === 0) return null
    return (
      <ul className={parent === null ? undefined : 'pl-4 sm:pl-8'}>
        {categories.map(({ _id }, n) => {
          if (!found.categories.has(_id)) return null
          const inside = below(_id)
          return (
            <li key={_id}>
              {row('category', categories, n, inside === null)}
              {inside}
            </li>
          )
        })}
        {types.map(
          ({ _id, parts }, n) => found.types.has(_id) && <li key={_id}>{row('type', types, n, parts === 0)}</li>,
        )}
      </ul>
    )
  }
  const done = async () => {
    setEdited(null)
    await revalidate()
  }
  return (
    <>
      <PageHead title={say.title} intro={say.intro}>
        <Button look="line" onClick={() => setEdited({ kind: 'category', of: null })}>
          {say.addCategory}
        </Button>
        <Button look="line" onClick={() => setEdited({ kind: 'type', of: null })}>
          {say.addType}
        </Button>
      </PageHead>
      {edited && (
        <div className="mb-10">
          <Section title={titleOf(edited)}>
            {edited.kind === 'category' ? (
              <CategoryForm
                key={edited.of?._id ?? 'new category'}
                tree={tree}
                category={edited.of}
                onDone={() => void done()}
              />
            ) : (
              <PartTypeForm
                key={edited.of?._id ?? 'new type'}
                tree={tree}
                type={edited.of}
                onDone={() => void done()}
              />
            )}
            <Button look="line" className="mt-3" onClick={() => setEdited(null)}>
              {words.taxonomy.cancel}
            </Button>
          </Section>
        </div>
      )}
      <div>
        <FilterBox label={say.find} value={typed} onChange={setTyped} found={say.found(found.count)} />
        {below(null)}
      </div>
      <ConfirmDialog
        {...removal.dialog}
        title={removal.doomed?.name ?? ''}
        question={words.texts.deleteConfirm}
        confirm={words.taxonomy.remove}
      />
    </>
  )
}
