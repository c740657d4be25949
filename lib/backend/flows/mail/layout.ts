/**
 * The layout of messages: the same blocks as text and as HTML. Many mail programs ignore style sheets, so every element has inline styles for
 * the light theme; the style sheet only changes colours where the program shows a dark theme.
 */
import { escapeHtml } from '@/lib/backend/domain/texts/escape-html'
import { config } from '@/lib/config/env'

export type Block =
  | string
  /** Label and value; `total` is emphasised. */
  | readonly (readonly [label: string, value: string])[]
  | { readonly total: readonly [label: string, value: string] }
  /** `quiet`: secondary text. */
  | { readonly link: string; readonly label: string; readonly quiet?: true }
  /** A code to read and type. */
  | { readonly code: string }
  /** A card to print and give away. */
  | { readonly card: Card }

interface Card {
  readonly look: 'plain' | 'forest' | 'snow'
  readonly title: string
  readonly label: string
  readonly code: string
  readonly note: string
  /** Above the text; `src` is an absolute URL. */
  readonly picture?: { readonly src: string; readonly alt: string } | undefined
}

/** Background, text and border of each variant. */
const CARD_COLOURS: Readonly<Record<Card['look'], readonly [string, string, string]>> = {
  plain: ['#ffffff', '#1b1f1d', '#84867c'],
  forest: ['#1f4d3a', '#ffffff', '#1f4d3a'],
  snow: ['#e8f0f6', '#1d4e77', '#b9cfdf'],
}

export interface Draft {
  readonly to: string
  readonly subject: string
  readonly blocks: readonly Block[]
}

/** Colours by their use: the design tokens of app/styles/theme.css, which a mail cannot refer to. */
export const MAIL_COLOURS = {
  page: { light: '#faf8f4', dark: '#101412' },
  surface: { light: '#ffffff', dark: '#171c19' },
  ink: { light: '#1b1f1d', dark: '#ecefea' },
  muted: { light: '#565e59', dark: '#aeb7b0' },
  line: { light: '#ddd8cd', dark: '#2d3530' },
  brand: { light: '#1f4d3a', dark: '#7cc3a0' },
  onBrand: { light: '#ffffff', dark: '#101412' },
} as const
const { page, surface, ink, muted, line, brand, onBrand } = MAIL_COLOURS

/** The colours of the dark theme, by class. Inline styles have priority over a style sheet without !important. */
const DARK_RULES = [
  `.page{background:${page.dark}!important;color:${ink.dark}!important}`,
  `.sheet{background:${surface.dark}!important;border-color:${line.dark}!important}`,
  `.cell{border-color:${line.dark}!important}`,
  `.brand{color:${brand.dark}!important}`,
  `.button{background:${brand.dark}!important;color:${onBrand.dark}!important}`,
  `.quiet{color:${muted.dark}!important}`,
]
// Outlook's apps mark a dark theme with an attribute instead of the media query.
const STYLES = `:root{color-scheme:light dark;supported-color-schemes:light dark}@media(prefers-color-scheme:dark){${DARK_RULES.join('')}}${DARK_RULES.map((rule) => `[data-ogsc] ${rule}`).join('')}`

/** The message as plain text. */
export function asText(blocks: readonly Block[]): string {
  return blocks
    .map((block) => {
      if (typeof block === 'string') return block
      if ('link' in block) return `${block.label}: ${block.link}`
      if ('code' in block) return block.code
      if ('card' in block)
        return [block.card.title, `${block.card.label}: ${block.card.code}`, block.card.note].filter(Boolean).join('\n')
      if ('total' in block) return block.total.join(': ')
      return block.map(([label, value]) => `${label}: ${value}`).join('\n')
    })
    .join('\n\n')
}

const CELL = `padding:6px 0;border-top:1px solid ${line.light};vertical-align:top`

/** Amounts, numbers and days are not wrapped; an unwrapped e-mail address would make the table wider than a phone. */
const wrapping = (value: string) => (value.length > 24 ? 'overflow-wrap:anywhere' : 'white-space:nowrap')

function table(rows: readonly (readonly [string, string])[], style = ''): string {
  const cells = rows.map(
    ([label, value]) =>
      `<tr><td class="cell" style="${CELL};padding-right:16px;${style}">${escapeHtml(label)}</td><td class="cell" align="right" style="${CELL};${wrapping(value)};${style}">${escapeHtml(value)}</td></tr>`,
  )
  return `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="margin:0 0 16px;font-size:15px">${cells.join('')}</table>`
}

function cardHtml({ look, title, label, code, note, picture }: Card): string {
  const [background, text, border] = CARD_COLOURS[look]
  const line = (words: string, style: string) => `<p style="margin:0;${style}">${escapeHtml(words)}</p>`
  return (
    `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="margin:0 0 16px"><tr><td bgcolor="${background}" align="center" style="padding:32px 16px;border:1px solid ${border};border-radius:8px;background:${background};color:${text}">` +
    (picture
      ? `<img src="${escapeHtml(picture.src)}" alt="${escapeHtml(picture.alt)}" width="240" height="240" style="display:block;width:240px;max-width:100%;height:auto;margin:0 0 16px;border-radius:8px">`
      : '') +
    line(title, 'font-size:24px;font-weight:700') +
    line(label, 'padding-top:16px;font-size:14px') +
    line(code, 'padding-top:4px;font-size:20px;font-weight:700;letter-spacing:1px;white-space:nowrap') +
    (note ? line(note, 'padding-top:16px;font-size:14px') : '') +
    '</td></tr></table>'
  )
}

function blockHtml(block: Block): string {
  if (typeof block === 'string') return `<p style="margin:0 0 16px">${escapeHtml(block)}</p>`
  if ('link' in block) {
    if (block.quiet)
      return `<p style="margin:24px 0 0;font-size:14px"><a href="${escapeHtml(block.link)}" class="quiet" style="color:${muted.light}">${escapeHtml(block.label)}</a></p>`
    return `<p style="margin:24px 0"><a href="${escapeHtml(block.link)}" class="button" style="display:inline-block;padding:12px 20px;border-radius:4px;background:${brand.light};color:${onBrand.light};font-weight:600;text-decoration:none">${escapeHtml(block.label)}</a></p>`
  }
  if ('code' in block)
    return `<p style="margin:0 0 16px;font-size:30px;font-weight:700;letter-spacing:4px">${escapeHtml(block.code)}</p>`
  if ('card' in block) return cardHtml(block.card)
  if ('total' in block) return table([block.total], 'font-weight:700;font-size:18px')
  return table(block)
}

/** The message as an HTML document. */
export function asHtml(title: string, blocks: readonly Block[], language: string): string {
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><style>${STYLES}</style><title>${escapeHtml(title)}</title></head>` +
    `<body class="page" style="margin:0;padding:24px 12px;background:${page.light};color:${ink.light};font:16px/1.5 system-ui,-apple-system,Segoe UI,Roboto,sans-serif">` +
    `<div class="sheet" style="max-width:560px;margin:0 auto;padding:32px 24px;border:1px solid ${line.light};border-radius:8px;background:${surface.light}"><p class="brand" style="margin:0 0 24px;font-size:20px;font-weight:700;color:${brand.light}">${escapeHtml(config().shopName)}</p>\n` +
    `${blocks.map(blockHtml).join('\n')}</div></body></html>`
  )
}
