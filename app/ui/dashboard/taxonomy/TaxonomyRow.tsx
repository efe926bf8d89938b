import * as words from '#common/words'
import { Button } from '../../Button.tsx'
import { Icon } from '../../Icon.tsx'

const say = words.taxonomy.categories

type Props = {
  name: string
  /** How many parts a part type has. */
  parts?: number
  strong?: boolean
  isFirst: boolean
  isLast: boolean
  onEdit: () => void
  /** None: it is not empty. */
  onDelete: (() => void) | undefined
  onMove: (by: 1 | -1) => void
}

/** One category or part type of the tree, with what can be done to it. */
export function TaxonomyRow({ name, parts, strong, isFirst, isLast, onEdit, onDelete, onMove }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-hair py-1.5">
      <span className={strong ? 'flex-1 basis-32 font-semibold' : 'flex-1 basis-32'}>
        {name} {parts !== undefined && <span className="text-ink-2">{say.parts(parts)}</span>}
      </span>
      {onDelete && (
        <Button look="danger" small onClick={onDelete} aria-label={say.remove(name)}>
          {words.taxonomy.remove}
        </Button>
      )}
      <Button look="line" small onClick={onEdit} aria-label={say.edit(name)}>
        {words.taxonomy.edit}
      </Button>
      <Button look="line" small disabled={isFirst} aria-label={say.up(name)} onClick={() => onMove(-1)}>
        <Icon name="down" className="size-4 rotate-180" />
      </Button>
      <Button look="line" small disabled={isLast} aria-label={say.down(name)} onClick={() => onMove(1)}>
        <Icon name="down" className="size-4" />
      </Button>
    </div>
  )
}
