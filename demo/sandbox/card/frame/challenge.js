import { makeFrame, openChannel } from './channel.js'

/** Opens the 3-D Secure page over the shop and resolves when it is answered. */
export function openChallenge(url, origin) {
  const before = document.activeElement
  const veil = document.createElement('div')
  veil.setAttribute('role', 'dialog')
  veil.setAttribute('aria-modal', 'true')
  veil.setAttribute('aria-label', '3-D Secure')
  veil.style.cssText =
    'position:fixed;inset:0;z-index:2147483647;display:grid;place-items:center;padding:16px;background:rgb(15 23 42 / .6)'
  const frame = makeFrame(url, '3-D Secure authentication')
  frame.style.cssText += ';width:min(420px,100%);min-width:0;height:min(430px,100%);border-radius:12px;background:#fff'
  veil.append(frame)
  const others = [...document.body.children]
  others.forEach((child) => child.toggleAttribute('data-behind-3ds', !child.inert))
  others.forEach((child) => (child.inert = true))
  document.body.append(veil)
  frame.addEventListener('load', () => frame.focus(), { once: true })

  return new Promise((resolve) => {
    const channel = openChannel(frame, origin, (message) => {
      if (message?.type !== '3d_secure_done') return
      channel.close()
      veil.remove()
      for (const child of others) {
        if (child.hasAttribute('data-behind-3ds')) child.inert = false
        child.removeAttribute('data-behind-3ds')
      }
      before?.focus?.()
      resolve()
    })
  })
}
