import { ACCESS_TOKEN_KEY } from '#common/constants'

/**
 * Runs in the head, before the first paint: says on the document whether somebody is signed in, which theme was chosen
 * and that script runs. So a page that is the same for everybody never flickers. It must not change from page to page:
 * the security policy knows it by its hash. It also tells zod not to try whether it may compile code: it may not, and
 * the try alone would be reported as a breach of that policy.
 */
export const MARK = `(function(d){d.dataset.script='';try{if(localStorage.getItem('${ACCESS_TOKEN_KEY}'))d.dataset.signedIn='';var t=localStorage.getItem('camber-theme');if(t==='light'||t==='dark')d.dataset.theme=t}catch(e){}})(document.documentElement);window.__zod_globalConfig={jitless:true}`
