import { Button } from '../Button.tsx'
import { LinkButton } from '../LinkButton.tsx'

/** What can be done with one row of a table; `name`: what the row is about. */
export function EditOrDelete({ name, to, onDelete }: { name: string; to: string; onDelete: () => void }) {
  return (
    <span className="inline-flex gap-2">
      <LinkButton to={to} look="line" small aria-label={`Edit ${name}`}>
        Edit
      </LinkButton>
      <Button look="danger" small onClick={onDelete} aria-label={`Delete ${name}`}>
        Delete
      </Button>
    </span>
  )
}
