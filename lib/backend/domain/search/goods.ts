/** Which kind of goods a query means: the thing that it names, not what it is for; without a thing, what is for the named purpose. Pure. */
import type { Language } from '@/lib/market/languages'

import { isOf, keysIn, type Part, targetOf } from './parts'
import { purposeIn, type SpokenPurpose, type SpokenWord } from './purposes'
import type { GroupEntry, Meaning, ShopVocabulary } from './shop-vocabulary'

interface Goods {
  readonly heads: readonly Part[]
  /** Named, but not wanted: what the goods are for. */
  readonly others: readonly Part[]
  /** Keys of the groups of the heads. */
  readonly keys: readonly string[]
  /** The words that order the goods. */
  readonly text: string
  /** The heads are the words of a purpose. */
  readonly isPurpose: boolean
}

const isGoods = (part: Part) => isOf(part, 'goods') || keysIn(targetOf(part, 'absent')).length > 0

/** Kinds that say more about another beside them: `running` in `running socks`. */
const SECONDARY: ReadonlySet<string> = new Set([
  'skiing',
  'running',
  'paddling',
  'cycling',
  'nordic-skiing',
  'climbing',
  'hiking',
  'camping',
])
/** Kinds that say more about another on the same side of a preposition: `gas stove`, but `gas for a stove`. */
const WEAK: ReadonlySet<string> = new Set(['navigation', 'fuel'])
const isSecondary = (part: Part) => SECONDARY.has(targetOf(part, 'goods') ?? '')

const CLOTHING = 'clothing'

/** Kinds for which others are made: a helmet beside skis is a ski helmet. */
const CARRIERS: ReadonlySet<string> = new Set([
  'alpine-skis nordic-skis',
  'alpine-skis',
  'nordic-skis',
  'bikes',
  'kayaks-canoes',
  'tents',
  'sup',
])

const isCarrier = (part: Part) => CARRIERS.has(targetOf(part, 'goods') ?? '')

/** Those for which something is true, or all of them if there are none. */
function preferring(parts: readonly Part[], isPreferred: (part: Part) => boolean): readonly Part[] {
  const preferred = parts.filter(isPreferred)
  return preferred.length > 0 ? preferred : parts
}

/** The kinds of goods that are wanted, and those that they are for. */
function headsOf(parts: readonly Part[], { language }: ShopVocabulary): Pick<Goods, 'heads' | 'others'> {
  const named = parts.filter(isGoods)
  const between = (a: Part | undefined, b: Part, kind: string) =>
    parts.some((part) => a && part.from >= a.to && part.to <= b.from && isOf(part, 'link', kind))
  const isThing = (part: Part) => !isSecondary(part)
  const isStrong = (part: Part) => !isCarrier(part) && !WEAK.has(targetOf(part, 'goods') ?? '')
  // Clothing for something is clothing, wherever it stands.
  const clothing = named.find((part) => targetOf(part, 'goods') === CLOTHING)
  // What follows a preposition is what the goods are for.
  const before = named.filter((part, at) => !named.slice(0, at).some((other) => between(other, part, 'for')))
  const things = preferring(before.some(isThing) ? before : named, isThing)
  // Things that are listed are wanted all.
  const isListed = things.some((part, at) => at > 0 && between(things[at - 1], part, 'and'))
  const candidates = isListed ? things : preferring(things, isStrong)
  const isHeadFirst = language === 'fr' || language === 'ru'
  const head = clothing ?? (isHeadFirst ? candidates[0] : candidates.at(-1))
  if (!head) return { heads: [], others: [] }
  const heads = [head]
  for (const left of candidates.slice(0, candidates.indexOf(head)).reverse()) {
    if (!between(left, heads[0] ?? head, 'and')) break
    heads.unshift(left)
  }
  for (const right of candidates.slice(candidates.indexOf(head) + 1)) {
    if (!between(heads.at(-1), right, 'and')) break
    heads.push(right)
  }
  return { heads, others: named.filter((part) => !heads.includes(part)) }
}

/** What a word says of goods that is not their kind. */
const FACTS: ReadonlySet<Meaning['topic']> = new Set<Meaning['topic']>([
  'colour',
  'wearer',
  'condition',
  'price',
  'currency',
  'size',
  'persons',
  'unit',
  'brand',
  'store',
])
const isFact = (part: Part) => part.meanings.some(({ topic }) => FACTS.has(topic))

/** The endings of Finnish cases that say where something is, as prepositions do in other languages: `laavulla`. */
const PLACE = /(?:ll|ss|st|lt)[aä]$|lle$/

/** Whether a thing is named beside a purpose. Clothing is none; what follows a preposition after the purpose is no such thing: `keep tea hot in a tent`. */
function isNamedBeside(parts: readonly Part[], { at }: SpokenPurpose, language: Language): boolean {
  const first = Math.min(...at)
  // Words that are a name together stay one: `горнолыжные палки`.
  const isWithin = ({ from, to }: Part) =>
    Array.from({ length: to - from }, (_, n) => from + n).every((n) => at.has(n)) &&
    (to - from === 1 || at.size > to - from)
  const isAfter = (thing: Part) =>
    (language === 'fi' && PLACE.test(thing.text)) ||
    parts.some((part) => isOf(part, 'link', 'for') && part.from > first && part.to <= thing.from)
  return parts.some(
    (part) =>
      isGoods(part) &&
      !isWithin(part) &&
      targetOf(part, 'goods') !== CLOTHING &&
      !isSecondary(part) &&
      !isCarrier(part) &&
      !WEAK.has(targetOf(part, 'goods') ?? '') &&
      !isAfter(part),
  )
}

/** The groups of some keys that lie below one of others. */
function below(keys: readonly string[], above: readonly string[], groups: ReadonlyMap<string, GroupEntry>): string[] {
  const all = new Set(above.flatMap((key) => groups.get(key)?.ids ?? []))
  return keys.filter((key) => groups.get(key)?.ids.every((id) => all.has(id)))
}

/** The goods of a query whose words are `words`, in the order of the tokens of `parts`. */
export function goodsOf(
  parts: readonly Part[],
  words: readonly (SpokenWord | null)[],
  vocabulary: ShopVocabulary,
): Goods {
  const { heads, others } = headsOf(parts, vocabulary)
  const keys = heads.flatMap((part) => keysIn(targetOf(part, 'absent') ?? targetOf(part, 'goods')))
  const named = { heads, others, keys, text: heads.map(({ text }) => text).join(' '), isPurpose: false }
  const spoken = purposeIn(words, vocabulary.purposes, vocabulary.language)
  if (!spoken) return named
  const wanted = keysIn(spoken.purpose.target)
  if (isNamedBeside(parts, spoken, vocabulary.language)) {
    // A jacket against rain is one of the jackets.
    const narrow = below(wanted, keys, vocabulary.groups)
    return narrow.length > 0 ? { ...named, keys: narrow } : named
  }
  const own = parts.filter((part) => !isFact(part) && [...spoken.at].some((n) => n >= part.from && n < part.to))
  return {
    heads: own,
    others: parts.filter((part) => isGoods(part) && !own.includes(part)),
    keys: wanted,
    text: spoken.purpose.text ?? own.map(({ text }) => text).join(' '),
    isPurpose: true,
  }
}

/** Groups for children beside those for adults: a child's jacket is often an overall. */
const CHILDRENS: Readonly<Record<string, readonly string[]>> = {
  jackets: ['kids-overalls', 'kids-layers'],
  'insulated-jackets': ['kids-overalls'],
  parkas: ['kids-overalls'],
  'softshell-jackets': ['kids-overalls'],
  'fleece-jackets': ['kids-layers'],
  midlayers: ['kids-layers'],
  'hoodies-shirts': ['kids-layers'],
  'wool-layers': ['kids-layers'],
  'base-layers': ['kids-layers'],
  'base-tops': ['kids-layers'],
  'base-bottoms': ['kids-layers'],
  trousers: ['kids-layers'],
  'hiking-trousers': ['kids-layers'],
  'shell-trousers': ['kids-overalls', 'kids-layers'],
  'rain-wear': ['kids-rain'],
  'clothing-accessories': ['kids-accessories'],
  hats: ['kids-accessories'],
  gaiters: ['kids-accessories'],
  'gloves-mittens': ['kids-accessories'],
  socks: ['kids-accessories'],
  footwear: ['childrens-shoes'],
  'hiking-boots': ['childrens-shoes'],
  'light-boots': ['childrens-shoes'],
  'winter-boots': ['childrens-shoes'],
  'rubber-boots': ['childrens-shoes'],
  'trail-running-shoes': ['childrens-shoes'],
  'running-shoes': ['childrens-shoes'],
  sandals: ['childrens-shoes'],
  packs: ['childrens-packs'],
  daypacks: ['childrens-packs'],
  'trekking-packs': ['childrens-packs'],
  bikes: ['childrens-bikes'],
  'mountain-bikes': ['childrens-bikes'],
}

/** The keys with the groups for children beside them. */
export const withChildrens = (keys: readonly string[]): string[] =>
  keys.flatMap((key) => [key, ...(CHILDRENS[key] ?? [])])

/** What is meant where somebody rents: skis, not everything for skiing. */
const RENTED: Readonly<Record<string, readonly string[]>> = {
  skiing: ['alpine-skis', 'nordic-skis'],
  'nordic-skiing': ['nordic-skis'],
  cycling: ['bikes'],
  paddling: ['kayaks-canoes', 'sup'],
  camping: ['tents'],
}

/** The keys as they are meant for goods that are rented. */
export const asRented = (keys: readonly string[]): string[] => keys.flatMap((key) => RENTED[key] ?? [key])

/** The keys with the groups above them: of used goods there are few, and another bike is nearer than a new one. */
export const withAbove = (keys: readonly string[], { groups }: ShopVocabulary): string[] =>
  keys.flatMap((key) => {
    const above = groups.get(key)?.parent
    return [key, ...(above && groups.get(above)?.parent ? [above] : [])]
  })

/** The groups of what goods are for: clothing for skis is clothing for skiing. */
export function purposeKeys(part: Part, goods: readonly string[], { groups }: ShopVocabulary): string[] {
  const keys = keysIn(targetOf(part, 'goods'))
  return goods.includes(CLOTHING) ? keys.map((key) => groups.get(key)?.parent ?? key) : keys
}
