import { importSending } from '#common/words'
import type { Sent } from '../../../web/files/send-file.ts'
import { Button } from '../../Button.tsx'
import { Problem } from '../../Problem.tsx'
import { useKeptFocus } from '../../kept-focus.ts'
import { Progress } from './Progress.tsx'

const say = importSending.form

type Props = { sending: Sent | null; problem: string | null; onStop: () => void }

/** The end of the form: its button, and while the file is on its way how far it is, and the way to stop it. */
export function SendOrStop({ sending, problem, onStop }: Props) {
  const { place, around } = useKeptFocus<HTMLDivElement>()
  return (
    <div ref={place} tabIndex={-1} className="grid gap-5" {...around}>
      <Problem text={problem} />
      {sending ? (
        <>
          <Progress label={say.sending} share={sending.share} secondsLeft={sending.secondsLeft}>
            {say.keepOpen}
          </Progress>
          <Button key="stop" look="line" className="justify-self-start" onClick={onStop}>
            {say.stop}
          </Button>
        </>
      ) : (
        <Button key="send" type="submit" look="signal" className="justify-self-start">
          {say.send}
        </Button>
      )}
    </div>
  )
}
