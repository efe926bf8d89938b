import { toDo as say } from '#common/words'
import { Badge } from '../Badge.tsx'

/** For admins: marks an order that should have arrived by now. */
export const LateMark = ({ isLate }: { isLate: boolean | undefined }) =>
  isLate ? <Badge tone="warn">{say.row.late}</Badge> : null
