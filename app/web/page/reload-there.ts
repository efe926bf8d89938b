import type { ClientInstrumentation } from 'react-router'

/** Where the router is going; each press has an object of its own, as one may overtake another. */
let wanted: { there: string } | undefined

/**
 * Where the code of the page that is wanted is gone, as after a newer build of the shop, the router loads the open page again, and the
 * press was in vain: this makes that load one of the wanted page. It hears of a press at once, which what React draws may not: on a
 * phone the answer can be there before. A browser without the Navigation API needs a second press.
 */
export const reloadThere: ClientInstrumentation = {
  router: ({ instrument }) =>
    instrument({
      navigate: async (go, { to }) => {
        const press = (wanted = typeof to === 'string' ? { there: to } : undefined)
        await go()
        if (wanted === press) wanted = undefined
      },
    }),
}

if ('navigation' in window)
  navigation.addEventListener('navigate', (event) => {
    if (!wanted || event.navigationType !== 'reload' || !event.cancelable) return
    event.preventDefault()
    location.assign(wanted.there)
  })
