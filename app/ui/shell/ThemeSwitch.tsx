import { THEME_KEY } from '#common/constants'
import { footer as say } from '#common/words'
import { Icon } from '../Icon.tsx'

const dark = () => {
  const chosen = document.documentElement.dataset['theme']
  return chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
}

function flip() {
  const theme = dark() ? 'light' : 'dark'
  document.documentElement.dataset['theme'] = theme
  try {
    localStorage.setItem(THEME_KEY, theme)
  } catch {
    // Storage is closed: the choice lasts as long as the page.
  }
}

/** Day or night. Until it is pressed the browser's own setting holds. */
export function ThemeSwitch() {
  return (
    <button
      type="button"
      onClick={flip}
      className="with-script label inline-flex min-h-9 items-center gap-2 hover:text-signal"
    >
      <Icon name="sun" className="size-4.5" />
      {say.theme}
    </button>
  )
}
