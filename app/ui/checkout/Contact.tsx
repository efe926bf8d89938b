import { Link } from 'react-router'
import * as words from '#common/words'
import type { Typed } from '../../web/cart/checkout-typed.ts'
import { loginFrom } from '../../web/guard.tsx'
import { Field } from '../form/Field.tsx'
import { FormSection } from './FormSection.tsx'
import type { Wrong } from './order-input.ts'

const say = words.checkout

/** The value of what is typed, and how it changes. */
export type Set = (name: 'email' | 'phone' | 'collector' | 'company' | 'poNumber' | 'note') => {
  value: string
  onChange: (event: { target: { value: string } }) => void
}

/** How what is typed changes. */
export type Change = (change: Partial<Typed>) => void

/** Who orders; `email` of the account, null for a guest, who is offered to log in. */
export function Contact({ email, wrong, set }: { email: string | null; wrong: Wrong; set: Set }) {
  return (
    <FormSection title={say.contact.title}>
      {email !== null ? (
        <p>{say.contact.account(email)}</p>
      ) : (
        <>
          <p className="no-print">
            {say.contact.have}{' '}
            <Link to={loginFrom({ pathname: '/checkout', search: '' })} className="link">
              {say.contact.logIn}
            </Link>
          </p>
          <Field
            label={say.contact.email}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={254}
            aria-required
            hint={say.contact.emailHint}
            error={wrong['email']}
            {...set('email')}
          />
        </>
      )}
      <Field
        label={say.contact.phone}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={100}
        hint={say.contact.phoneHint}
        error={wrong['phone']}
        {...set('phone')}
      />
    </FormSection>
  )
}
