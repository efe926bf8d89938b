import { momentOf } from '#common/format'
import { overview } from '#common/words'
import type { UnsentMails as Unsent } from '#domain/failed-work/schema'
import { api } from '../../../web/api.ts'
import { Button } from '../../Button.tsx'
import { notify } from '../../notify.ts'
import { useAction } from '../../use-action.ts'

const say = overview.mails

/** Since when mails do not go out, why, and a way not to wait for the next try. */
export function UnsentMails({ mails: { count, since, error } }: { mails: Unsent }) {
  const { busy, run } = useAction()
  const tryNow = () =>
    run(async () => {
      await api('POST', '/unsent-mails/retry')
      notify.success(say.tried)
    })
  return (
    <div className="grid justify-items-start gap-2">
      <p>{say.wait(count, momentOf(since))}</p>
      <p className="text-ink-2">{say.again}</p>
      <p className="[overflow-wrap:anywhere]">{error}</p>
      <Button look="line" small busy={busy} onClick={() => void tryNow()}>
        {say.now}
      </Button>
    </div>
  )
}
