/** What robots.txt closes to all robots, by the rules of RFC 9309: the longest pattern that matches decides, and allowing wins a draw. */

interface Rule {
  readonly allows: boolean
  readonly length: number
  readonly pattern: RegExp
}

export interface Robots {
  readonly sitemaps: readonly string[]
  readonly isOpen: (address: string) => boolean
}

function ruleOf(allows: boolean, path: string): Rule {
  const isWhole = path.endsWith('$')
  const text = (isWhole ? path.slice(0, -1) : path)
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*')
  return { allows, length: path.length, pattern: new RegExp(`^${text}${isWhole ? '$' : ''}`) }
}

export function readRobots(text: string): Robots {
  const rules: Rule[] = []
  const sitemaps: string[] = []
  let isForAll = false
  let wasAgent = false
  for (const line of text.split(/\r?\n/)) {
    const [, name = '', value = ''] = /^\s*([a-z-]+)\s*:\s*([^#]*?)\s*(?:#.*)?$/i.exec(line) ?? []
    const field = name.toLowerCase()
    if (field === 'sitemap') sitemaps.push(value)
    if (field === 'user-agent') isForAll = value === '*' || (wasAgent && isForAll)
    if ((field === 'allow' || field === 'disallow') && isForAll && value !== '')
      rules.push(ruleOf(field === 'allow', value))
    if (field !== '') wasAgent = field === 'user-agent'
  }
  return {
    sitemaps,
    isOpen(address) {
      const { pathname, search } = new URL(address)
      let best: Rule | null = null
      for (const rule of rules) {
        if (!rule.pattern.test(pathname + search)) continue
        if (!best || rule.length > best.length || (rule.length === best.length && rule.allows)) best = rule
      }
      return best?.allows ?? true
    },
  }
}
