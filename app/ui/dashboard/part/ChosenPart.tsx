import { Link } from 'react-router'
import { many } from '#common/words'
import type { PartCard } from '#domain/catalogue/schema'
import { NotNew } from '../../catalogue/NotNew.tsx'
import { Picture } from '../../Picture.tsx'

type Props = {
  part: Pick<PartCard, '_id' | 'name' | 'img' | 'condition' | 'status'>
  isChosen: boolean
  onChoose: () => void
}

/** A part of a list, which can be chosen for a change of many. A hidden one has no page in the shop, so it leads to its form. */
export function ChosenPart({ part, isChosen, onChoose }: Props) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <input
        type="checkbox"
        className="check size-6 flex-none print:hidden"
        aria-label={many.chosen.choose(part.name)}
        checked={isChosen}
        onChange={onChoose}
      />
      <span className="size-11 flex-none bg-plate max-md:hidden">
        <Picture src={part.img} alt="" width={44} height={44} sizes="2.75rem" className="size-11 object-contain" />
      </span>
      <Link to={part.status === 'hidden' ? `/dashboard/updateParts/${part._id}` : `/shop/${part._id}`} className="link">
        {part.name}
      </Link>
      <NotNew condition={part.condition} />
    </span>
  )
}
