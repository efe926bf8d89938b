import { momentOf } from '#common/format'
import { overview } from '#common/words'
import type { UnsentMails as Unsent } from '#domain/failed-work/schema'

const say = overview.mails

/** Since when mails do not go out, and why. */
export const UnsentMails = ({ mails: { count, since, error } }: { mails: Unsent }) => (
  <div className="grid gap-2">
    <p>{say.wait(count, momentOf(since))}</p>
    <p className="text-ink-2">{say.again}</p>
    <p className="[overflow-wrap:anywhere]">{error}</p>
  </div>
)
