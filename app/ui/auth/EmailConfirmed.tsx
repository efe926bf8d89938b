import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { EMAIL_PROVED } from '#common/constants'
import { emailConfirmed as say } from '#common/words'
import { LinkButton } from '../LinkButton.tsx'
import { Note } from '../Note.tsx'

/**
 * For who has just opened the link in the mail. Only who is signed in needs no form, and is led on. Who typed this address
 * gets the plain page: nothing was confirmed.
 */
export function EmailConfirmed() {
  const navigate = useNavigate()
  useEffect(() => {
    if (!document.cookie.includes(`${EMAIL_PROVED}=`)) void navigate('/login', { replace: true })
  }, [navigate])
  return (
    <>
      <Note tone="good" live>
        {say.orders}
      </Note>
      <div className="signed-in flex flex-wrap gap-3">
        <LinkButton to="/dashboard/order" look="signal">
          {say.toOrders}
        </LinkButton>
        <LinkButton to="/shop" look="line">
          {say.toShop}
        </LinkButton>
      </div>
    </>
  )
}
