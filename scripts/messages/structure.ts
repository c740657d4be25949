import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser'

import type { Language } from '../../lib/market/languages'

/**
 * The arguments that a message needs, as sorted lines: `count plural`, `name argument`, `link tag`, `state select a|b|other`. All
 * translations of one message must have the same lines.
 */
export function shapeOf(ast: readonly MessageFormatElement[]): string[] {
  const lines = new Set<string>()
  walk(ast, (element) => {
    switch (element.type) {
      case TYPE.argument:
        lines.add(`${element.value} argument`)
        break
      case TYPE.number:
      case TYPE.date:
      case TYPE.time:
        lines.add(`${element.value} ${TYPE[element.type]}`)
        break
      case TYPE.plural:
        lines.add(`${element.value} ${element.pluralType ?? 'cardinal'} plural`)
        break
      case TYPE.select:
        lines.add(`${element.value} select ${Object.keys(element.options).sort().join('|')}`)
        break
      case TYPE.tag:
        lines.add(`${element.value} tag`)
        break
    }
  })
  return [...lines].sort()
}

/**
 * Plural categories that the language needs for whole numbers but a plural of the message does not have, such as `count: few`. Without
 * `few` Russian would use `other`, which is wrong.
 */
export function missingPlurals(ast: readonly MessageFormatElement[], language: Language): string[] {
  const missing = new Set<string>()
  walk(ast, (element) => {
    if (element.type !== TYPE.plural) return
    const rules = new Intl.PluralRules(language, { type: element.pluralType ?? 'cardinal' })
    // The categories of numbers that occur in the shop; the French category of millions is not needed.
    const needed = new Set([...Array.from({ length: 130 }, (_, n) => rules.select(n)), 'other'])
    for (const category of needed) {
      if (!(category in element.options)) missing.add(`${element.value}: ${category}`)
    }
  })
  return [...missing]
}

function walk(ast: readonly MessageFormatElement[], visit: (element: MessageFormatElement) => void): void {
  for (const element of ast) {
    visit(element)
    if (element.type === TYPE.tag) walk(element.children, visit)
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      for (const option of Object.values(element.options)) walk(option.value, visit)
    }
  }
}
