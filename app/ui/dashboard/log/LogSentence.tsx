import { Link } from 'react-router'
import { log as say } from '#common/words'
import type { LogEntry } from '#domain/log/schema'
import { Unbroken } from '../../Unbroken.tsx'

type Thing = NonNullable<LogEntry['thing']>

/** Where each kind of thing is looked after. */
const PAGES: { [kind in Thing['kind']]: ((id: string) => string) | null } = {
  part: (id) => `/dashboard/updateParts/${id}`,
  order: (id) => `/dashboard/orders/${id}`,
  import: (id) => `/dashboard/imports/${id}`,
  run: (id) => `/dashboard/runs/${id}`,
  supplier: (id) => `/dashboard/suppliers/${id}`,
  user: null,
}

/** "Kim Smith changed the part Brake disc, 34 11 6": who did what, with a link to it. */
export function LogSentence({ entry }: { entry: LogEntry }) {
  const [before = '', after = ''] = deedOf(entry).split('…')
  return (
    <p className="[overflow-wrap:anywhere]">
      <b className="font-semibold">{personOf(entry.by)}</b> {before.trim()} <Name entry={entry} />
      {after}
    </p>
  )
}

function Name({ entry: { action, name, thing } }: { entry: LogEntry }) {
  const text = name ?? say.unnamed[thing?.kind ?? action.split('.', 1)[0]!] ?? null
  const path = thing && PAGES[thing.kind]?.(thing.id)
  if (text === null) return null
  return path ? (
    <Link to={path} className="link">
      <Unbroken text={text} />
    </Link>
  ) : (
    <Unbroken text={text} />
  )
}

/** Why a change was made is told by the deed where the shop wrote it. */
export const isOwnReason = ({ why }: LogEntry): boolean => why !== null && /^(undo a\d+|correction \S+)$/.test(why)

function deedOf({ action, why }: LogEntry): string {
  if (action === 'part.update' && why?.startsWith('undo ')) return say.tookBack
  if (action === 'part.update' && why?.startsWith('correction ')) return say.corrected
  return say.deeds[action] ?? action
}

const personOf = (by: string): string =>
  by.startsWith('system: ') ? say.theShop : by === 'anonymous' ? say.somebody : by
