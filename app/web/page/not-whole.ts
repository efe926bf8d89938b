/** Shows at the foot of the page that a piece of it did not arrive (`NotWhole`). */
export function sayNotWhole(): void {
  document.documentElement.dataset['lost'] = ''
}
