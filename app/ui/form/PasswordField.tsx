import { useId, useState } from 'react'
import * as words from '#common/words'
import type { FieldProps } from './Field.tsx'
import { describedBy, FieldFrame } from './FieldFrame.tsx'

const say = words.form.secret

/** A secret typed blindly, or seen while "Show" is pressed. The button's name leaves out the label's word: that is the field's alone. */
export function PasswordField({ label, hint, error, className = '', ...input }: Omit<FieldProps, 'type'>) {
  const id = useId()
  const [isShown, setShown] = useState(false)
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className="flex">
        <input
          id={id}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          className={`input min-w-0 flex-1 focus-visible:z-1 [&::-ms-reveal]:hidden ${className}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, hint, error)}
          {...input}
        />
        <button
          type="button"
          className="button button-line with-script -ml-px px-3.5 aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-page"
          aria-label={say.showTyped}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          {say.show}
        </button>
      </div>
    </FieldFrame>
  )
}
