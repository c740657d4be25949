/** The look of the setup's pages: they are served before the shop is built, so that its style sheet does not exist yet. */
import { createHash } from 'node:crypto'

export const STYLE = `
:root { color-scheme: light dark; --line: color-mix(in srgb, CanvasText 55%, Canvas); --soft: color-mix(in srgb, CanvasText 75%, Canvas); font: 1rem/1.5 system-ui, sans-serif }
body { margin: 0 auto; max-width: 44rem; padding: 1.5rem 1rem 4rem; background: Canvas; color: CanvasText; overflow-wrap: break-word }
h1 { margin: 0 0 .5rem; font-size: 2rem; line-height: 1.2 }
h2 { margin: 2rem 0 .5rem; font-size: 1.25rem }
p { margin: .5rem 0 }
fieldset { margin: 1.5rem 0 0; padding: .5rem 1rem 1.25rem; border: 1px solid var(--line); border-radius: .75rem; min-inline-size: 0 }
legend { padding: 0 .5rem; font-size: 1.25rem; font-weight: 700 }
label { display: block; margin-top: 1rem; font-weight: 600 }
label.box { display: flex; gap: .75rem; align-items: center; min-height: 2.75rem; margin-top: 0; font-weight: 400 }
label.box input { flex: none; width: 1.25rem; height: 1.25rem; min-height: 0; margin: 0 }
input, select, textarea { box-sizing: border-box; width: 100%; min-height: 2.75rem; padding: .5rem .75rem; border: 1px solid var(--line); border-radius: .5rem; background: Field; color: FieldText; font: inherit }
[aria-invalid] { border: 2px solid light-dark(firebrick, lightcoral) }
.fault { color: light-dark(firebrick, lightcoral); font-weight: 600 }
.hint, .optional { color: var(--soft); font-weight: 400 }
.hint { font-size: .875rem }
button { min-height: 2.75rem; padding: .5rem 1.25rem; border: 1px solid var(--line); border-radius: 999px; background: Canvas; color: CanvasText; font: inherit; font-weight: 600; cursor: pointer }
button.main { border-color: CanvasText; background: CanvasText; color: Canvas }
button[aria-current] { border: 2px solid CanvasText }
:focus-visible { outline: 3px solid CanvasText; outline-offset: 2px }
.row { display: flex; flex-wrap: wrap; gap: .5rem; margin: 1rem 0 }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr)); gap: 0 1rem; align-items: end }
.countries { display: grid; grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr)); gap: 0 1rem }
.terms { padding: 0 0 1rem 2rem }
@supports selector(:has(*)) {
  .terms { display: none }
  .country:has(> label input:checked) { grid-column: 1 / -1 }
  .country:has(> label input:checked) > .terms { display: block }
}
details { margin-top: 1rem }
summary { min-height: 2.75rem; font-weight: 600; cursor: pointer; line-height: 2.75rem }
.note { margin: 1rem 0; padding: .75rem 1rem; border: 2px solid CanvasText; border-radius: .75rem }
.note ul { margin: .5rem 0; padding-left: 1.25rem }
.away { position: absolute; width: 1px; height: 1px; min-height: 0; padding: 0; overflow: hidden; clip-path: inset(50%); border: 0 }
a { color: inherit }
table { width: 100%; border-collapse: collapse }
th, td { padding: .375rem .75rem .375rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top }
td.number, th[scope='col'] { padding-right: 0; text-align: right }
`

/** Nothing is loaded, no script runs, and forms go to the setup only. */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')
