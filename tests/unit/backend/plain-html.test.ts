import { expect, it } from 'vitest'

import { isPlainHtml } from '@/lib/backend/domain/texts/plain-html'
import { sanitizeHtml } from '@/lib/backend/domain/texts/sanitize'

import { randomOf } from '../../support/random'

it.each([
  '<p>Warm, dry &amp; light.</p>',
  '<p>One.<br />Two.</p><hr /><h2>Care</h2><ul><li>Wash <strong>cold</strong></li><li>Dry &lt; 40 °C</li></ul>',
  'Text alone',
  '<div><p>“Quoted” \'text\' "here"</p></div>',
  '<ul><li>One<ul><li>Below it</li></ul></li></ul>',
])('%s is plain', (html) => expect(isPlainHtml(html)).toBe(true))

it.each([
  ['a script', '<p>x</p><script>alert(1)</script>'],
  ['a handler', '<p onclick="x()">x</p>'],
  ['any attribute', '<p id="x">x</p>'],
  ['a comment', '<p>x</p><!-- y -->'],
  ['a tag that is not closed', '<p>x'],
  ['tags that cross', '<b><i>x</b></i>'],
  ['a paragraph that a block ends', '<p>x<ul><li>y</li></ul></p>'],
  ['a paragraph that the next one ends', '<p>x<p>y</p></p>'],
  ['an item that the next one ends', '<ul><li>x<li>y</li></li></ul>'],
  ['another case', '<P>x</P>'],
  ['a line in another spelling', 'x<br>y'],
  ['an entity that is a letter', 'caf&eacute;'],
  ['a bare sign', 'a & b'],
  ['a tag that begins only', 'a <b'],
])('%s is not', (_what, html) => expect(isPlainHtml(html)).toBe(false))

const PARTS = ['p', 'b', 'em', 'ul', 'li', 'div', 'h2', 'blockquote', 'script', 'table', 'td', 'a']
  .flatMap((name) => [`<${name}>`, `</${name}>`])
  .concat([
    'x',
    ' & ',
    '&amp;',
    '&lt;',
    '&#60;',
    '<br />',
    '<br>',
    '<hr />',
    '<!--',
    '-->',
    '<',
    '>',
    '"',
    '\n',
    '<p class="action">',
  ])

it('B5.09 what is plain is what the sanitiser leaves as it is', () => {
  const random = randomOf(20)
  const pick = () => PARTS[Math.floor(random() * PARTS.length)] ?? ''
  // Beside it something that has to be cleaned, so that the sanitiser is asked for the whole.
  const [dirty, clean] = ['<i onclick="x()">y</i>', '<i>y</i>']
  let plain = 0
  for (let turn = 0; turn < 60_000; turn += 1) {
    const html = Array.from({ length: 1 + Math.floor(random() * 6) }, pick).join('')
    if (!isPlainHtml(html)) continue
    plain += 1
    expect(sanitizeHtml(dirty + html)).toBe(clean + html)
  }
  expect(plain).toBeGreaterThan(1_000)
})
