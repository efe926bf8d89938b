import { useRevalidator } from 'react-router'
import type { TaxonomyRecord } from '#domain/catalogue/schema'
import { api } from '../../../web/api.ts'
import { useAction } from '../../use-action.ts'
import type { foundNodes } from './found-nodes.ts'
import { TaxonomyRow } from './TaxonomyRow.tsx'

type Category = TaxonomyRecord['categories'][number]
type PartType = TaxonomyRecord['types'][number]
/** What stands in a form: a category or a part type, or a new one. */
export type Edited = { kind: 'category'; of: Category | null } | { kind: 'type'; of: PartType | null }
export type Node = { _id: string; name: string; kind: 'category' | 'type' }

/** The category, and the part type, of parts that have no other. */
const ALWAYS_THERE = '0'

type Props = {
  tree: TaxonomyRecord
  found: ReturnType<typeof foundNodes>
  /** Whether it has not been deleted since the tree was read. */
  isThere: (node: { _id: string }) => boolean
  onEdit: (edited: Edited) => void
  onDelete: (node: Node) => void
}

/** The categories down to part types, each with what is in it; an empty one can be deleted. */
export function TaxonomyTree({ tree, found, isThere, onEdit, onDelete }: Props) {
  const swap = useSwap()
  const below = (parent: string | null) => {
    const categories = tree.categories.filter((one) => one.parent === parent && isThere(one))
    const types = tree.types.filter((one) => one.category === parent && isThere(one))
    if (categories.length + types.length === 0) return null
    return (
      <ul className={parent === null ? undefined : 'pl-4 sm:pl-8'}>
        {categories.map((of, n) => {
          if (!found.categories.has(of._id)) return null
          const inside = below(of._id)
          return (
            <li key={of._id}>
              <TaxonomyRow
                name={of.name}
                strong
                isFirst={n === 0}
                isLast={n === categories.length - 1}
                onEdit={() => onEdit({ kind: 'category', of })}
                onDelete={
                  inside === null && of._id !== ALWAYS_THERE ? () => onDelete({ ...of, kind: 'category' }) : undefined
                }
                onMove={(by) => void swap('category', categories, n, n + by)}
              />
              {inside}
            </li>
          )
        })}
        {types.map(
          (of, n) =>
            found.types.has(of._id) && (
              <li key={of._id}>
                <TaxonomyRow
                  name={of.name}
                  parts={of.parts}
                  isFirst={n === 0}
                  isLast={n === types.length - 1}
                  onEdit={() => onEdit({ kind: 'type', of })}
                  onDelete={
                    of.parts === 0 && of._id !== ALWAYS_THERE ? () => onDelete({ ...of, kind: 'type' }) : undefined
                  }
                  onMove={(by) => void swap('type', types, n, n + by)}
                />
              </li>
            ),
        )}
      </ul>
    )
  }
  return below(null)
}

/** Changes the places of two that stand below the same one. */
function useSwap() {
  const { revalidate } = useRevalidator()
  const { run } = useAction()
  return (kind: Node['kind'], siblings: readonly { _id: string }[], from: number, to: number) => {
    const ids = siblings.map(({ _id }) => _id)
    return run(async () => {
      await api('PUT', '/taxonomy/order', { body: { kind, ids: ids.with(to, ids[from]!).with(from, ids[to]!) } })
      await revalidate()
    })
  }
}
