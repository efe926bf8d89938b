/** A hand that moves the pointer further than this, in pixels, means to take its press back. */
const STILL = 8

/**
 * Runs in the head, as text, like MARK: what somebody types or presses before the page's own script has taken over is held
 * back and remembered. Without it a form would be sent to an address that takes none, and typed words would be emptied.
 * Forms that name an address (`action`) need no script and go their way at once, and so do links. But those that put a part
 * into the cart do so by script: without it they would lead a guest to a login, so they wait unless it cannot come.
 *
 * Where a script cannot be fetched nothing takes over: the document is marked as one without script, which `NotWhole` says, and
 * what was pressed stays held back.
 *
 * It also sees to it, for as long as the page is open, that a press counts where it began: what the script adds above a
 * button moves it away between press and release, and the browser would then click something else, or nothing.
 */
export const EARLY = `(function (w) {
var typed = new Map(), act, begun
w.addEventListener('pointerdown', function (e) {
begun = !e.button && { at: e.target.closest('a,button,input,label,summary'), x: e.clientX, y: e.clientY }
}, true)
w.addEventListener('click', function (e) {
var b = begun
begun = 0
if (!b || !b.at || !e.detail || !b.at.isConnected || b.at.contains(e.target)) return
if (Math.abs(e.clientX - b.x) + Math.abs(e.clientY - b.y) > ${STILL}) return
e.preventDefault()
e.stopImmediatePropagation()
b.at.click()
}, true)
function press(e) {
var b = e.target.closest('button,a[href^="/singleProduct/"]')
if (!b) return
var sends = b.form && b.type === 'submit' && b.form.hasAttribute('action')
var goes = b.href ? 'lost' in marks || e.ctrlKey || e.metaKey || e.shiftKey : sends
if (!goes) hold(e, [b])
}
function send(e) { if (!e.target.hasAttribute('action')) hold(e, [e.submitter, e.target]) }
function hold(e, a) { e.preventDefault(); e.stopImmediatePropagation(); act = a }
function type(e) {
var f = e.target
typed.set(f, f.type === 'checkbox' || f.type === 'radio' ? f.checked : f.value)
}
var heard = { click: press, submit: send, input: type }
for (var name in heard) w.addEventListener(name, heard[name], true)
var marks = document.documentElement.dataset
function lose() {
if (!w.camberEarly) return
delete marks.script
marks.lost = ''
}
w.addEventListener('error', function (e) { if (e.target.type === 'module') lose() }, true)
w.addEventListener('unhandledrejection', lose)
w.camberEarly = function () {
for (var name in heard) w.removeEventListener(name, heard[name], true)
delete w.camberEarly
delete marks.lost
return { typed: typed, act: act }
}
})(window)`

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
  const isChosen = field instanceof HTMLSelectElement || field.type === 'file'
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')
  // React keeps a setter of its own on the field, and would take a value set through that for its own doing. A chosen file stays by
  // itself, and a script may not set it.
  if (field.type !== 'file') own?.set?.call(field, value)
  const kind = isChosen ? 'change' : 'input'
  field.dispatchEvent(new Event(kind, { bubbles: true }))
}
