import { describe, expect, it } from 'vitest'

import { leaveStaticParts } from '@/server/static-parts'

/** Data for hydration in the chunks that Next writes, one character for each byte. */
function page(chunks: readonly string[], body = '<div data-static="x"></div>'): string {
  const scripts = chunks.map(
    (chunk) =>
      `<script>self.__next_f.push([1,${JSON.stringify(Buffer.from(chunk).toString('latin1')).replaceAll('<', '\\u003c')}])</script>`,
  )
  return `<html><body>${body}<script>(self.__next_f=self.__next_f||[]).push([0])</script>${scripts.join('')}</body></html>`
}

function dataOf(html: string): string {
  const chunks = [...html.matchAll(/<script>self\.__next_f\.push\(\[1,(".*?[^\\]")\]\)<\/script>/g)]
  return Buffer.from(chunks.map(([, text = '']) => JSON.parse(text) as string).join(''), 'latin1').toString()
}

/** Without a regular expression, which a text of a megabyte would overflow. */
function dataOfLarge(html: string): string {
  const start = html.indexOf('push([1,') + 'push([1,'.length
  return Buffer.from(JSON.parse(html.slice(start, html.indexOf('])</script>', start))) as string, 'latin1').toString()
}

const COMPONENT = 'c:I[123,["/a.js"],"StaticPart"]\n'
const element = (type: string, props: object, key: string | null = null) => ['$', type, key, props]
const row = (id: string, value: unknown) => `${id}:${JSON.stringify(value)}\n`
/** A row of text; its length is counted in bytes. */
const text = (id: string, value: string) => `${id}:T${Buffer.byteLength(value).toString(16)},${value}`

describe('Parts of a page that are markup alone', () => {
  it('leave the data for hydration; the element keeps its attributes and its place', () => {
    const part = element(
      'section',
      { 'data-static': 'x', className: 'wide', children: element('p', { children: 'Ääkköset' }) },
      'k',
    )
    const data = dataOf(leaveStaticParts(page([COMPONENT, row('0', { tree: [part, element('$L2', { n: 1 })] })])))
    expect(data).toBe(
      COMPONENT +
        row('0', {
          tree: [
            element('$Lc', { as: 'section', 'data-static': 'x', className: 'wide' }, 'k'),
            element('$L2', { n: 1 }),
          ],
        }),
    )
  })

  it('take along the rows that only they refer to, and no other', () => {
    const part = element('div', { 'data-static': 'x', children: ['$3', '$L4', '$5'] })
    const rows = [
      row('0', [part, element('$L2', { text: '$5' })]),
      text('3', 'for the part: ö\nand a second line'),
      row('4', element('p', { children: '$6' })),
      text('5', 'for both'),
      text('6', 'below'),
      ':HL["/style.css","style"]\n',
      row('7', 'nobody'),
    ]
    const data = dataOf(leaveStaticParts(page([COMPONENT, ...rows])))
    expect(data).toContain('5:T8,for both')
    expect(data).toContain(':HL["/style.css","style"]')
    for (const gone of ['for the part', 'below', 'nobody']) expect(data).not.toContain(gone)
  })

  it('are found when a chunk ends within a row and within a letter', () => {
    const whole = COMPONENT + row('0', element('p', { 'data-static': 'x', children: 'Жёлтая куртка' })) + text('9', 'ж')
    const bytes = Buffer.from(whole)
    const html = page([]).replace(
      '</body>',
      [bytes.subarray(0, 91), bytes.subarray(91)]
        .map((part) => `<script>self.__next_f.push([1,${JSON.stringify(part.toString('latin1'))}])</script>`)
        .join('') + '</body>',
    )
    expect(dataOf(leaveStaticParts(html))).toBe(COMPONENT + row('0', element('$Lc', { as: 'p', 'data-static': 'x' })))
  })

  it('contain no text that could end the script', () => {
    const rows = row('0', [
      element('p', { 'data-static': 'x', children: 'a' }),
      element('$L2', { text: '</script><!--' }),
    ])
    const html = leaveStaticParts(page([COMPONENT, rows]))
    expect(html.match(/<\/script>/g)).toHaveLength(2)
    expect(dataOf(html)).toContain('</script><!--')
  })

  it('are put in place inside of what a component of the browser shows', () => {
    const rows = row('0', element('$L2', { children: element('ul', { 'data-static': 'x', children: 'items' }) }))
    expect(dataOf(leaveStaticParts(page([COMPONENT, rows])))).toContain('"as":"ul"')
  })

  const unchanged: [name: string, rows: readonly string[]][] = [
    [
      'with a component of the browser in them',
      [COMPONENT, row('0', element('div', { 'data-static': 'x', children: element('$L2', {}) }))],
    ],
    [
      'with such a component in another row',
      [COMPONENT, row('0', element('div', { 'data-static': 'x', children: '$L4' })), row('4', element('$L2', {}))],
    ],
    [
      'with a value that is read later',
      [COMPONENT, row('0', element('div', { 'data-static': 'x', children: '$@4' })), row('4', 'later')],
    ],
    [
      'with an element that React moves into the head',
      [COMPONENT, row('0', element('div', { 'data-static': 'x', children: element('link', { rel: 'preload' }) }))],
    ],
    [
      'in a row of which another takes a part',
      [
        COMPONENT,
        row('0', [
          element('div', { 'data-static': 'x', children: 'a' }),
          element('$L2', { same: '$0:0:props:children' }),
        ]),
      ],
    ],
    ['on a page that does not know the component', [row('0', element('div', { 'data-static': 'x', children: 'a' }))]],
    [
      'in data of an unknown form',
      [COMPONENT, row('0', element('div', { 'data-static': 'x', children: 'a' })), '9:Tffff,short'],
    ],
  ]
  it.each(unchanged)('stay %s', (_, rows) => {
    expect(leaveStaticParts(page(rows))).toBe(page(rows))
  })

  it('are found beside line separators, which Next escapes', () => {
    const rows = [
      row('0', [element('p', { 'data-static': 'x', children: 'a' }), element('$L2', { text: '$3' })]),
      text('3', 'ö\u2028\u2029ö'),
      row('4', 'unused'),
    ]
    const html = page([COMPONENT, ...rows])
      .replaceAll('\xe2\x80\xa8', '\\u2028')
      .replaceAll('\xe2\x80\xa9', '\\u2029')
    expect(html).toContain('\\u2028')
    expect(dataOf(leaveStaticParts(html))).toContain(`3:Ta,ö\u2028\u2029ö`)
    expect(dataOf(leaveStaticParts(html))).not.toContain('unused')
  })

  it('are found in a page of a megabyte', () => {
    const long = 'Ä"\\\\'.repeat(250_000)
    const rows = row('0', [element('p', { 'data-static': 'x', children: 'gone' }), element('$L2', { text: long })])
    const data = dataOfLarge(leaveStaticParts(page([COMPONENT, rows])))
    expect(data.includes('gone')).toBe(false)
    expect(data.includes(JSON.stringify(long))).toBe(true)
  })

  it('stay in a page whose data cannot be read', () => {
    const html = page([COMPONENT, '0:["$","p",null,{"data-static":"x","children":"a"}\n'])
    expect(leaveStaticParts(html)).toBe(html)
    const cut = page([COMPONENT]).replace('push([1,"', 'push([1,"\\x')
    expect(leaveStaticParts(cut)).toBe(cut)
  })

  it('stay in a page with data that are no text', () => {
    const rows = [COMPONENT, row('0', element('div', { 'data-static': 'x', children: 'a' }))]
    const html = page(rows).replace('</body>', '<script>self.__next_f.push([3,"AAAA"])</script></body>')
    expect(leaveStaticParts(html)).toBe(html)
  })
})
