import { Link } from 'react-router'
import { account } from '#common/words'

/** For who has no password, and so cannot type it: what it takes one for, and the way to one. */
export const PasswordFirst = ({ why }: { why: string }) => (
  <p>
    {why}{' '}
    <Link to="/forgotPassword" className="link">
      {account.email.choose}
    </Link>
  </p>
)
