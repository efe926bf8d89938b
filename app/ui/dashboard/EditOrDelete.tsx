import * as words from '#common/words'
import { Button } from '../Button.tsx'
import { LinkButton } from '../LinkButton.tsx'

const say = words.adminLists.row

/** What can be done with one row of a table; `name`: what the row is about. */
export function EditOrDelete({ name, to, onDelete }: { name: string; to: string; onDelete: () => void }) {
  return (
    <span className="inline-flex gap-2">
      <LinkButton to={to} look="line" small aria-label={say.edit(name)}>
        {words.button.edit}
      </LinkButton>
      <Button look="danger" small onClick={onDelete} aria-label={say.remove(name)}>
        {words.button.remove}
      </Button>
    </span>
  )
}
