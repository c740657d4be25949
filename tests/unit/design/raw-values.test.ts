import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import { THEME_COLORS } from '@/app/theme-colors'
import { readTokens } from '@/components/style-guide/tokens'
import { allowedBy, findRawValues } from '@/scripts/raw-values'

const found = (source: string, file = 'components/a.tsx') => findRawValues(file, source).map(({ text }) => text)

describe('values that are no tokens', () => {
  it.each([
    ["color: '#B3202C'", '#B3202C'],
    ["fill='#fff'", '#fff'],
    ['#11223344', '#11223344'],
    ["background: 'rgb(1 2 3)'", 'rgb('],
    ["'hsl(1 2% 3%)'", 'hsl('],
    ['className="text-[13px]"', 'text-[13px]'],
    ['md:hover:bg-[red]', 'bg-[red]'],
    ['-mt-[3px]', '-mt-[3px]'],
    ['gap-x-[1.1rem]', 'gap-x-[1.1rem]'],
    ['rounded-t-[5px]', 'rounded-t-[5px]'],
    ['font-[640]', 'font-[640]'],
    ['tracking-[.1em]', 'tracking-[.1em]'],
    ['style={{ fontSize: 13 }}', 'fontSize: 13'],
    ["style={{ paddingTop: '7px' }}", "paddingTop: '7"],
  ])('%s is one', (source, value) => expect(found(source)).toEqual([value]))

  it.each([
    'grid-cols-[5rem_1fr]',
    'max-w-[42rem]',
    'aspect-[3/2]',
    'scale-[1.02]',
    'top-[calc(var(--header-height)+1rem)]',
    'pb-[max(0.5rem,env(safe-area-inset-bottom))]',
    "after:content-['_*']",
    'bg-brand text-sm p-4',
    'href="#top"',
    '&#160;',
    '[&:is(input)]:bg-surface-2',
    "margin: '0'",
    'padding: 0',
  ])('%s is none', (source) => expect(found(source)).toEqual([]))

  it('names the line', () => {
    expect(findRawValues('app/a.css', 'a {\n  color: #123456;\n}')).toEqual([
      { file: 'app/a.css', line: 2, text: '#123456' },
    ])
  })

  it('lets a folder or a file be, not what is named like them', () => {
    expect(allowedBy('lib/images/pipeline.ts')).toBe('lib/images/')
    expect(allowedBy('app/styles/theme.css')).toBe('app/styles/theme.css')
    expect(allowedBy('app/styles/theme.css.ts')).toBeUndefined()
  })

  it('what browsers paint around the page has the colour of the canvas', () => {
    expect(THEME_COLORS).toEqual(readTokens(readFileSync('app/styles/theme.css', 'utf8'))['canvas'])
  })
})
