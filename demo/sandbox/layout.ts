import { html } from 'hono/html'

type Html = ReturnType<typeof html>

const PLACES = [
  ['/', 'Test cards'],
  ['/payments', 'Payments'],
  ['/mail', 'Mail box'],
  ['/parcels', 'Parcels'],
] as const

/** A page of the sandbox, with its menu when it has a place in it. Each page says that nothing here is real. */
export const page = (title: string, body: Html, here?: (typeof PLACES)[number][0]) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
        <title>${title} · Sandbox</title>
        <link rel="stylesheet" href="/sandbox.css" />
      </head>
      <body>
        <header>
          <p class="banner">
            <strong>Sandbox.</strong> Nothing here is real: no money moves, no mail leaves this machine.
          </p>
          ${here && menu(here)}
        </header>
        <main class="${here ? '' : 'narrow'}">
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`

const menu = (here: string) =>
  html`<nav aria-label="Sandbox">
    ${PLACES.map(
      ([href, name]) => html`<a href="${href}" ${href === here ? html`aria-current="page"` : ''}>${name}</a>`,
    )}
  </nav>`

export const STYLE = `
:root { color-scheme: light dark; --line: light-dark(#d8dce4, #3a4150); --soft: light-dark(#f5f6f9, #1d222c); --text: light-dark(#1d2330, #e8ebf1); --dim: light-dark(#566073, #a3adbf); --accent: light-dark(#1d4ed8, #8ab4ff); }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; color: var(--text); background: light-dark(#fff, #14181f); }
.banner { margin: 0; padding: .5rem 1.25rem; background: light-dark(#fff4d6, #3b2f0b); color: light-dark(#5c4300, #ffe2a0); font-size: .9rem; }
nav { display: flex; flex-wrap: wrap; gap: 0 1.5rem; padding: 0 1.25rem; border-bottom: 1px solid var(--line); }
nav a { padding: .75rem 0; color: var(--dim); text-decoration: none; border-bottom: 2px solid transparent; }
nav a:hover { color: var(--text); }
nav a[aria-current] { color: var(--text); border-color: var(--accent); }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1.25rem 4rem; }
h1 { font-size: 1.6rem; line-height: 1.2; margin: 0 0 1rem; }
h2 { font-size: 1.1rem; margin: 2rem 0 .5rem; }
a { color: var(--accent); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.scroll { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; }
th { text-align: left; font-weight: 600; font-size: .85rem; color: var(--dim); }
th, td { padding: .5rem .75rem .5rem 0; border-bottom: 1px solid var(--line); vertical-align: baseline; }
code, .mono { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; font-size: .92em; }
.nowrap { white-space: nowrap; }
.right { text-align: right; font-variant-numeric: tabular-nums; }
.dim { color: var(--dim); }
button, .button { font: inherit; font-size: .9rem; padding: .4rem .8rem; border: 1px solid var(--line); border-radius: .5rem; background: var(--soft); color: inherit; cursor: pointer; text-decoration: none; display: inline-block; }
button:hover, .button:hover { border-color: var(--accent); }
.primary { background: light-dark(#1d4ed8, #2f6bff); border-color: transparent; color: #fff; }
input[type=search] { font: inherit; padding: .4rem .7rem; border: 1px solid var(--line); border-radius: .5rem; background: transparent; color: inherit; width: min(20rem, 100%); }
.row { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; margin: 0 0 1rem; }
.tag { display: inline-block; padding: 0 .5rem; border-radius: 1rem; font-size: .82rem; background: var(--soft); border: 1px solid var(--line); white-space: nowrap; }
.tag.good { background: light-dark(#e2f6e8, #11351f); border-color: light-dark(#a8ddb8, #1f5c36); }
.tag.bad { background: light-dark(#fde8e8, #421a1a); border-color: light-dark(#f2b8b8, #7a2e2e); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .15rem 1rem; margin: 0 0 1rem; }
dt { color: var(--dim); }
dd { margin: 0; overflow-wrap: anywhere; }
iframe.mail { width: 100%; height: 34rem; border: 1px solid var(--line); border-radius: .5rem; background: #fff; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 1rem; border: 1px solid var(--line); border-radius: .5rem; background: var(--soft); }
.narrow { max-width: 28rem; }
.choices { display: grid; gap: .75rem; margin: 1.5rem 0; padding: 0; list-style: none; }
.choice { display: flex; gap: .9rem; align-items: center; width: 100%; text-align: left; padding: .75rem 1rem; font-size: 1rem; }
.choice img { border-radius: 50%; flex: none; }
.choice small { display: block; color: var(--dim); }
`
