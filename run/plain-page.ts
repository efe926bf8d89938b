import type { plainPages } from '#common/words'

type Said = (typeof plainPages)[keyof typeof plainPages]

/** A page of its own, without the build's files: it is sent where those are not. The link leads to where one is. */
export const plainPage = ({ title, text, link }: Said) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
    <style>
      :root {
        color-scheme: light dark;
      }
      body {
        margin: 0;
        min-height: 100vh;
        display: grid;
        place-content: center;
        gap: 0.5rem;
        padding: 2rem;
        box-sizing: border-box;
        font: 1.125rem/1.5 system-ui, sans-serif;
        background: light-dark(#faf9f6, #14171a);
        color: light-dark(#22262a, #e8e9ea);
      }
      p {
        margin: 0;
        max-width: 34rem;
      }
      a {
        display: inline-block;
        padding: 0.6rem 0;
        color: inherit;
      }
    </style>
  </head>
  <body>
    <h1>${title}</h1>
    <p>${text}</p>
    <p><a href="">${link}</a></p>
  </body>
</html>
`
