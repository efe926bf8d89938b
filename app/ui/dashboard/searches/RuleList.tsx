import { momentOf } from '#common/format'
import type { SearchRule } from '#domain/finding/schema'
import { button, searches as say } from '#common/words'
import { api } from '../../../web/api.ts'
import { Button } from '../../Button.tsx'
import { ConfirmDialog } from '../../ConfirmDialog.tsx'
import { useRemoval } from '../../use-removal.ts'
import { Table } from '../Table.tsx'

const HEADS = [
  { label: say.heads.words },
  { label: say.heads.means },
  { label: say.heads.by },
  { label: say.heads.edit, end: true },
]

function meaning({ kind, type, name, href, label }: SearchRule): string {
  if (kind === 'synonym') return say.means.synonym(type?.name ?? '')
  return kind === 'not-sold' ? say.means['not-sold'](name!) : say.means.redirect(label!, href!)
}

/** What the search box was taught, to be changed or deleted. */
export function RuleList({ items, onChange }: { items: readonly SearchRule[]; onChange: (rule: SearchRule) => void }) {
  const removal = useRemoval(async ({ _id, words }: SearchRule) => {
    await api('DELETE', '/search-rules/{id}', { path: { id: _id } })
    return say.deleted(words)
  })
  const rows = items.filter(removal.isThere).map((rule) => ({
    key: rule._id,
    cells: [
      <strong key="words" className="font-semibold [overflow-wrap:anywhere]">
        {rule.words}
      </strong>,
      meaning(rule),
      <span key="by" className="block">
        {rule.by ?? say.goneUser}
        <time dateTime={rule.changedAt} className="block text-[0.9375rem] text-ink-2">
          {momentOf(rule.changedAt)}
        </time>
      </span>,
      <span key="actions" className="inline-flex flex-wrap gap-2 md:justify-end">
        <Button look="line" small aria-label={say.change(rule.words)} onClick={() => onChange(rule)}>
          {say.changeIt}
        </Button>
        <Button look="danger" small aria-label={say.remove(rule.words)} onClick={() => removal.ask(rule)}>
          {button.remove}
        </Button>
      </span>,
    ],
  }))
  return (
    <>
      <Table label={say.lists.rules} heads={HEADS} rows={rows} />
      <ConfirmDialog
        {...removal.dialog}
        title={say.deletion.title}
        question={say.deletion.question(removal.doomed?.words ?? '')}
        confirm={say.deletion.confirm}
      />
    </>
  )
}
