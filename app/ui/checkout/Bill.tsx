import * as words from '#common/words'
import type { Typed } from '../../web/cart/checkout-typed.ts'
import { Field } from '../form/Field.tsx'
import { TextArea } from '../form/TextArea.tsx'
import type { Change, Set } from './Contact.tsx'
import { FormSection } from './FormSection.tsx'
import type { Wrong } from './order-input.ts'
import { TypedAddressFields } from './TypedAddressFields.tsx'

const say = words.checkout

type Props = { typed: Typed; wrong: Wrong; set: Set; change: Change; isCompanyAsked: boolean }

/** Whom the bill is for, the buyer's own number, and what else is to be said. */
export function Bill({ typed, wrong, set, change, isCompanyAsked }: Props) {
  return (
    <FormSection title={say.bill.title}>
      <label className="flex items-center gap-2.5">
        <input
          type="checkbox"
          className="check"
          checked={!typed.billsElsewhere}
          onChange={({ target }) => change({ billsElsewhere: !target.checked })}
        />
        {say.bill.same}
      </label>
      {typed.billsElsewhere && (
        <TypedAddressFields
          of="billing"
          at="billTo"
          typed={typed.bill}
          wrong={wrong}
          onChange={(bill) => change({ bill })}
        />
      )}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {isCompanyAsked && (
          <Field
            label={say.bill.company}
            name="company"
            autoComplete="billing organization"
            maxLength={100}
            error={wrong['company']}
            {...set('company')}
          />
        )}
        <Field
          label={say.bill.poNumber}
          name="poNumber"
          autoComplete="off"
          maxLength={100}
          hint={say.bill.poHint}
          error={wrong['poNumber']}
          {...set('poNumber')}
        />
      </div>
      <TextArea label={say.bill.note} name="note" rows={3} maxLength={1000} error={wrong['note']} {...set('note')} />
    </FormSection>
  )
}
