import type { ButtonHTMLAttributes } from 'react'

export type ButtonLook = { look?: 'signal' | 'ink' | 'line' | 'quiet' | 'danger'; small?: boolean }

export const buttonClass = ({ look = 'ink', small = false }: ButtonLook, more = '') =>
  `button button-${look} ${small ? 'button-small' : ''} ${more}`

type Props = ButtonLook & ButtonHTMLAttributes<HTMLButtonElement> & { busy?: boolean }

/** While `busy` it turns, cannot be pressed again, and says so. */
export function Button({ look, small, busy = false, className, children, disabled, ...rest }: Props) {
  return (
    <button
      type="button"
      className={buttonClass({ look, small }, className)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      {...rest}
    >
      {busy && <span className="spinner" aria-hidden="true" />}
      {children}
    </button>
  )
}
