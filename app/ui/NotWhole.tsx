import { offline as say } from '#common/words'
import { FootAlert } from './FootAlert.tsx'

/** Says that a script of the page could not be fetched, so that buttons do nothing; the script in the head shows it (`early.ts`). */
export const NotWhole = () => (
  <FootAlert className="where-lost no-print">
    {say.notWhole}{' '}
    <a href="" className="link">
      {say.again}
    </a>
  </FootAlert>
)
