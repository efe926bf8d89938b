import {
  ACCESS_TOKEN_KEY,
  ALL_CARS,
  CART_KEY,
  DESTINATION_KEY,
  GARAGE_KEY,
  LIST_LOOK_KEY,
  THEME_KEY,
} from '#common/constants'

/**
 * Runs in the head, before the first paint, so that a page that is the same for everybody never flickers. It notes on
 * the document that script runs, whether somebody is signed in, whether a cart waits, whether it is known where parcels go, the chosen theme and car, and
 * whether lists are lines. A list that says no car is left for the chosen car's (`turned`), only ever for an address that says one:
 * any other would be left again, without end. The script must not change
 * from page to page: the security policy knows it by its hash. It also tells zod not to try whether it may compile
 * code: it may not, and the try alone would be reported as a breach of that policy.
 */
export const MARK = `(function(d){d.dataset.script='';try{if(localStorage.getItem('${ACCESS_TOKEN_KEY}'))d.dataset.signedIn='';if((localStorage.getItem('${CART_KEY}')||'').length>2)d.dataset.cart='';if(localStorage.getItem('${DESTINATION_KEY}'))d.dataset.shipTo='';var t=localStorage.getItem('${THEME_KEY}');if(t==='light'||t==='dark')d.dataset.theme=t;if(localStorage.getItem('${LIST_LOOK_KEY}')==='lines')d.dataset.list='lines';var c=(JSON.parse(localStorage.getItem('${GARAGE_KEY}'))||{}).mark;if(c)d.style.setProperty('--car',JSON.stringify(c.name));if(c&&/^car=\\d/.test(c.query)){d.dataset.car='';var l=location,s=l.search.replace(/(cursor|trail)=[^&]*/g,'');if(/^\\/shop\\/?$/i.test(l.pathname)&&!/[?&](car|make|model|year|engine|is|${ALL_CARS})=[^&]/.test(s))l.replace(l.pathname+(s?s+'&':'?')+c.query+l.hash)}}catch(e){}})(document.documentElement);window.__zod_globalConfig={jitless:true}`

const stored = (key: string) => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/**
 * Those of its marks that matter after the first paint, once more: when an error page takes the place of everything, React
 * begins the document anew.
 */
export function markDocument() {
  const { dataset } = document.documentElement
  const theme = stored(THEME_KEY)
  dataset['script'] = ''
  if (stored(ACCESS_TOKEN_KEY)) dataset['signedIn'] = ''
  if (theme === 'light' || theme === 'dark') dataset['theme'] = theme
  if (stored(LIST_LOOK_KEY) === 'lines') dataset['list'] = 'lines'
}
