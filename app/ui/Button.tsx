import type { ButtonHTMLAttributes, MouseEvent } from 'react'

export type ButtonLook = { look?: 'signal' | 'ink' | 'line' | 'quiet' | 'danger'; small?: boolean }

export const buttonClass = ({ look = 'ink', small = false }: ButtonLook, more = '') =>
  `button button-${look} ${small ? 'button-small' : ''} ${more}`

type Props = ButtonLook & ButtonHTMLAttributes<HTMLButtonElement> & { busy?: boolean; waits?: boolean; once?: boolean }

/**
 * While `busy` it turns, cannot be pressed again, and says so, but keeps the focus, which a disabled button loses. While
 * another one is busy it `waits`, and does not turn. `once`: the second press of a double click does not count. By then
 * something else may stand there: the next step, the same button of the next row, or a form that was sent and is empty.
 */
export function Button({
  look,
  small,
  busy = false,
  waits = false,
  type = 'button',
  once = type === 'submit',
  className,
  children,
  disabled,
  onClick,
  ...rest
}: Props) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // This also stops Enter in a field, which presses the form's button.
    if (busy || waits || (once && event.detail > 1)) return event.preventDefault()
    onClick?.(event)
  }
  return (
    <button
      type={type}
      className={buttonClass({ look, small }, className)}
      disabled={disabled}
      aria-disabled={busy || waits || undefined}
      aria-busy={busy || undefined}
      onClick={press}
      {...rest}
    >
      {busy && <span className="spinner" aria-hidden="true" />}
      {children}
    </button>
  )
}
