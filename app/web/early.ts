/**
 * Runs in the head, as text, like MARK: what somebody types or presses before the page's own script has taken over is held
 * back and remembered. Without it a form would be sent to an address that takes none, and typed words would be emptied.
 * Forms that only read (GET) and buttons that the browser itself serves go their way at once.
 */
export const EARLY = `(function(w){var typed=new Map(),act;function press(e){var b=e.target.closest&&e.target.closest('button');if(!b||b.disabled||b.popoverTargetElement||b.type==='submit'&&b.form&&b.form.method!=='post')return;hold(e,[b])}function send(e){if(e.target.method==='post')hold(e,[e.submitter,e.target])}function hold(e,a){e.preventDefault();e.stopImmediatePropagation();act=a}function type(e){typed.set(e.target,e.target.type==='checkbox'||e.target.type==='radio'?e.target.checked:e.target.value)}w.addEventListener('click',press,true);w.addEventListener('submit',send,true);w.addEventListener('input',type,true);w.camberEarly=function(){w.removeEventListener('click',press,true);w.removeEventListener('submit',send,true);w.removeEventListener('input',type,true);delete w.camberEarly;return{typed:typed,act:act}}})(window)`

declare global {
  interface Window {
    camberEarly?: () => { typed: Map<Field, string | boolean>; act?: [HTMLElement | null, HTMLFormElement?] }
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Does what was held back, in order: first what was typed, then the last button that was pressed. */
export function makeUp(): void {
  const held = window.camberEarly?.()
  if (!held) return
  for (const [field, value] of held.typed) if (field.isConnected) typeIn(field, value)
  const [button, form] = held.act ?? []
  if (button?.isConnected) button.click()
  else if (form?.isConnected) form.requestSubmit()
}

/** Says it as the browser does, so that whoever listens to the field hears of it. */
function typeIn(field: Field, value: string | boolean): void {
  if (typeof value === 'boolean') {
    if (field instanceof HTMLInputElement && field.checked !== value) field.click()
    return
  }
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')
  // React keeps a setter of its own on the field, and would take a value set through that for its own doing.
  own?.set?.call(field, value)
  const kind = field instanceof HTMLSelectElement ? 'change' : 'input'
  field.dispatchEvent(new Event(kind, { bubbles: true }))
}
