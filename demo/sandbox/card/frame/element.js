import { makeFrame, openChannel } from './channel.js'

const CLASSES = {
  base: 'StripeElement',
  complete: 'StripeElement--complete',
  empty: 'StripeElement--empty',
  focus: 'StripeElement--focus',
  invalid: 'StripeElement--invalid',
}

/** Each element's frame while it is mounted. */
const frames = new WeakMap()

/** The card field on the shop's page. What is typed stays in its frame, on the sandbox's origin. */
export function createCardElement({ origin, key, options, onDestroy }) {
  const handlers = new Map()
  let settings = { ...options }
  let parent
  let channel
  let frame
  let ready
  let destroyed = false

  const emit = (name, event) => {
    for (const handler of handlers.get(name) ?? []) handler({ elementType: 'card', ...event })
  }
  const className = (name) => ({ ...CLASSES, ...settings.classes })[name]
  const mark = (name, on) => parent?.classList.toggle(className(name), on)

  const onMessage = {
    ready() {
      ready()
      emit('ready')
    },
    resize: ({ height }) => void (frame.style.height = `${height}px`),
    change({ event }) {
      mark('complete', event.complete)
      mark('empty', event.empty)
      mark('invalid', Boolean(event.error))
      emit('change', event)
    },
    focus() {
      mark('focus', true)
      emit('focus')
    },
    blur() {
      mark('focus', false)
      emit('blur')
    },
    escape: () => emit('escape'),
  }

  const plain = () => {
    const { style, disabled, hidePostalCode, hideIcon, value } = settings
    return JSON.parse(JSON.stringify({ style, disabled, hidePostalCode, hideIcon, value }))
  }

  const element = {
    mount(target) {
      if (destroyed) throw integrationError('This Element has already been destroyed. Please create a new one.')
      parent = typeof target === 'string' ? document.querySelector(target) : target
      if (!parent)
        throw integrationError(
          `The selector you specified (${target}) applies to no DOM elements that are currently on the page.`,
        )
      const settled = encodeURIComponent(JSON.stringify({ key, origin: window.location.origin, options: plain() }))
      const loaded = new Promise((resolve) => (ready = resolve))
      frame = makeFrame(`${origin}/v3/card.html#${settled}`, 'Secure card payment input frame')
      frame.style.height = parent.clientWidth > 416 ? '44px' : '89px'
      channel = openChannel(frame, origin, (message) => onMessage[message?.type]?.(message))
      frames.set(element, { ask: async (call, params) => (await loaded, channel.ask(call, params)) })
      parent.replaceChildren(frame)
      mark('base', true)
      mark('empty', true)
      return element
    },
    unmount() {
      channel?.close()
      frame?.remove()
      frames.set(element, undefined)
      for (const name of Object.keys(CLASSES)) mark(name, false)
      channel = frame = parent = undefined
      return element
    },
    destroy() {
      if (destroyed) throw integrationError('This Element has already been destroyed.')
      element.unmount()
      destroyed = true
      onDestroy()
      return element
    },
    on(name, handler) {
      handlers.set(name, [...(handlers.get(name) ?? []), handler])
      return element
    },
    once(name, handler) {
      const only = (event) => {
        element.off(name, only)
        handler(event)
      }
      return element.on(name, only)
    },
    off(name, handler) {
      handlers.set(name, handler ? (handlers.get(name) ?? []).filter((other) => other !== handler) : [])
      return element
    },
    update(changes) {
      settings = { ...settings, ...changes }
      channel?.send({ type: 'update', options: plain() })
      return element
    },
    clear: () => channel?.send({ type: 'clear' }),
    focus: () => channel?.send({ type: 'focus' }),
    blur: () => channel?.send({ type: 'blur' }),
  }
  frames.set(element, undefined)
  return element
}

export const isElement = (value) => frames.has(value)

/** The frame of a mounted element, which alone knows the card. */
export function frameOf(element) {
  const frame = frames.get(element)
  if (frame) return frame
  throw integrationError('We could not retrieve data from the specified Element. Please make sure it is still mounted.')
}

export function integrationError(message) {
  const error = new Error(message)
  error.name = 'IntegrationError'
  return error
}
