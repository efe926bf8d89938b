import { offline as say } from '#common/words'
import { FootAlert } from './FootAlert.tsx'

const Said = () => (
  <>
    {say.notWhole}{' '}
    <a href="" className="link">
      {say.again}
    </a>
  </>
)

/** Says that a script of the page could not be fetched, so that buttons do nothing; the script in the head shows it (`early.ts`). */
export const NotWhole = () => (
  <FootAlert className="where-lost no-print">
    <Said />
  </FootAlert>
)

/** The same in a dialog, behind which the foot of the page cannot be read. */
export const NotWholeHere = () => (
  <p role="alert">
    <Said />
  </p>
)
