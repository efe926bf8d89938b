import { Link } from 'react-router'
import { linkExpired as say, signInErrors } from '#common/words'
import { Note } from '../Note.tsx'

/** For who has opened a mailed link too late: where a new one is asked for. */
export const LinkExpired = () => (
  <Note tone="bad" live>
    <p>{signInErrors['link-expired']}</p>
    <p className="signed-out">{say.logIn}</p>
    <p className="signed-in">
      {say.ifOpen} <Link to="/dashboard">{say.toDashboard}</Link>
    </p>
  </Note>
)
