/** What holds the notifications: in the page, or in the dialog that is open above it, which hides and deadens all others. */
let place: HTMLElement | undefined

export function placeNotifications(): HTMLElement {
  place ??= document.createElement('div')
  const above = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
  if (place.parentElement !== above) above.append(place)
  return place
}
