import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { framingOf, inlineParts, pagePolicy } from '@/server/csp'

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** A page as the front door reads it: a character for each byte. */
const bytes = (html: string) => Buffer.from(html).toString('latin1')

describe('content security policy', () => {
  it('finds the inline scripts that a browser runs, and only those', () => {
    const html = `<html><script>one()</script><script src="/a.js"></script><SCRIPT async="" id="x">two("</scrip")</SCRIPT>
      <script type="application/ld+json">{"a":1}</script><script type="module">three()</script><script type="text/javascript" >four()</script >
      <script data-x="a>b">five()</script><script src='/b.js' async></script><scripty>no</scripty><style>p{}</style><p title="<script>">x</p>`
    const { scripts, styles } = inlineParts(html)
    expect(scripts.slice(0, 5)).toEqual(['one()', 'two("</scrip")', 'three()', 'four()', 'five()'])
    expect(styles).toEqual(['p{}'])
  })

  it('does not take a data-src for a src', () => {
    expect(inlineParts('<script data-src="/a.js">x()</script>').scripts).toEqual(['x()'])
  })

  it('names each script by its hash and never allows inline scripts as such', () => {
    const policy = pagePolicy(bytes('<script>a()</script><script>a()</script><script>äö€</script>'), {}, false)
    expect(policy).toContain(`script-src 'self' ${sha('a()')} ${sha('äö€')};`)
    expect(policy.split('; ').find((part) => part.startsWith('script-src'))).not.toContain('unsafe')
    expect(policy).toContain("style-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('upgrade-insecure-requests')
  })

  it('lets the back office frame its previews, and nothing frame anything else', () => {
    const partsFor = (url: string) =>
      pagePolicy('<p>', {}, false, framingOf(url))
        .split('; ')
        .filter((part) => part.startsWith('frame-'))
    expect(partsFor('/hallinta/pages/4/')).toEqual(["frame-src 'self'", "frame-ancestors 'none'"])
    expect(partsFor('/hallinta-preview/fi/4/')).toEqual(["frame-src 'none'", "frame-ancestors 'self'"])
    for (const url of ['/', '/takit/?x=/hallinta-preview/', '/hallinta-previewer/', '/fi/hallinta-preview/x/'])
      expect([url, ...partsFor(url)]).toEqual([url, "frame-src 'none'", "frame-ancestors 'none'"])
  })

  it('lets in what the configuration names', () => {
    const policy = pagePolicy(
      '<p>',
      {
        script: ['https://js.pay.example'],
        img: ['https://img.example'],
        frame: ['https://pay.example'],
        connect: ['https://api.example'],
        formAction: ['https://bank.example'],
      },
      true,
    )
    expect(policy).toContain("script-src 'self' https://js.pay.example")
    expect(policy).toContain("img-src 'self' data: blob: https://img.example")
    expect(policy).toContain('frame-src https://pay.example')
    expect(policy).toContain("connect-src 'self' https://api.example")
    expect(policy).toContain("form-action 'self' https://bank.example")
    expect(policy).toContain('upgrade-insecure-requests')
  })
})
