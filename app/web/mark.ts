import { ACCESS_TOKEN_KEY } from '#common/constants'

/**
 * Runs in the head, before the first paint: says on the document whether somebody is signed in, which theme was chosen
 * and that script runs. So a page that is the same for everybody never flickers. It must not change from page to page:
 * the security policy knows it by its hash. It also tells zod not to try whether it may compile code: it may not, and
 * the try alone would be reported as a breach of that policy.
 */
export const MARK = `(function(d){d.dataset.script='';try{if(localStorage.getItem('${ACCESS_TOKEN_KEY}'))d.dataset.signedIn='';var t=localStorage.getItem('camber-theme');if(t==='light'||t==='dark')d.dataset.theme=t}catch(e){}})(document.documentElement);window.__zod_globalConfig={jitless:true}`

const kept = (key: string) => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** The same again from script: when an error page takes the place of everything, React begins the document anew. */
export function markDocument() {
  const { dataset } = document.documentElement
  const theme = kept('camber-theme')
  dataset['script'] = ''
  if (kept(ACCESS_TOKEN_KEY)) dataset['signedIn'] = ''
  if (theme === 'light' || theme === 'dark') dataset['theme'] = theme
}
