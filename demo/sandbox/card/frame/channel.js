/** Talks with a frame of the sandbox: with that window only, and with its origin only. */
export function openChannel(frame, origin, onMessage) {
  const waiting = new Map()
  let calls = 0

  function listen({ source, origin: from, data }) {
    if (source !== frame.contentWindow || from !== origin) return
    if (data?.type !== 'answer') return onMessage(data)
    waiting.get(data.id)?.(data.result)
    waiting.delete(data.id)
  }
  window.addEventListener('message', listen)

  const send = (message) => frame.contentWindow?.postMessage(message, origin)
  return {
    send,
    /** Sends a call and resolves with what the frame answers. */
    ask(call, params) {
      calls += 1
      const id = calls
      send({ type: 'call', id, call, params })
      return new Promise((resolve) => waiting.set(id, resolve))
    },
    close: () => window.removeEventListener('message', listen),
  }
}

/** Makes a frame without a border that lets the page shine through, on light and on dark pages. */
export function makeFrame(src, title) {
  const frame = document.createElement('iframe')
  frame.src = src
  frame.title = title
  frame.style.cssText =
    'border:0;margin:0;padding:0;display:block;width:100%;min-width:100%;color-scheme:light;background:transparent'
  return frame
}
