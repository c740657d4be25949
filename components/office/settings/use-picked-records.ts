'use client'

import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'

import type { Answer } from '@/lib/contract/calls'
import type { OfficeRow } from '@/lib/contract/schemas/office'
import type { LinkTarget } from '@/lib/contract/schemas/office-content'
import { officeGet } from '@/lib/office/browser'
import { recordPath } from '@/lib/office/paths'

import type { PickedKind } from '../setting-shapes'
import type { Option } from '../pick-some'

/** A record with the words by which the setting means it: a category has one for each language whose address differs. */
interface Picked extends Option {
  readonly words: readonly string[]
}

/** What a word of the setting means; null for nothing that the shop has. */
async function recordAt(of: PickedKind, word: string, language: string, signal: AbortSignal) {
  if (of === 'variants') {
    const result = await officeGet<Answer<'officeRecord'>>(
      `/api/office/records/variants/${encodeURIComponent(word)}/`,
      signal,
    )
    return result.ok ? { id: Number(result.value.id), label: result.value.title } : null
  }
  const query = new URLSearchParams({ target: `/${word}/`, language }).toString()
  const result = await officeGet<LinkTarget>(`/api/office/links/?${query}`, signal)
  if (!result.ok) return null
  const { entity, id, name } = result.value
  return entity === of && id !== null ? { id: Number(id), label: name ?? word } : null
}

const bare = (path: string) => path.replaceAll(/^\/+|\/+$/g, '')

/** The words that mean a record which was just found. */
export async function wordsOf(of: PickedKind, { id, values }: OfficeRow): Promise<readonly string[]> {
  if (of === 'variants') return [id]
  if (of === 'brands') return [String(values['slug'])]
  const result = await officeGet<Answer<'officeLinkPaths'>>(`/api/office/links/groups/${encodeURIComponent(id)}/`)
  return result.ok ? [...new Set(Object.values(result.value.paths).map(bare))] : []
}

const addWord = (all: readonly Picked[], next: Picked): Picked[] =>
  all.some(({ id }) => id === next.id)
    ? all.map((one) => (one.id === next.id ? { ...one, words: [...one.words, ...next.words] } : one))
    : [...all, next]

interface PickedRecords {
  readonly chosen: readonly Picked[]
  /** A record that was just found need not be asked for by its words. */
  readonly remember: (words: readonly string[], row: OfficeRow) => void
}

/** The records that the words of a setting mean, each once. A word that means nothing keeps its place under a number that no record has. */
export function usePickedRecords(of: PickedKind, words: readonly string[]): PickedRecords {
  const language = useIntl().locale.slice(0, 2)
  const [read, setRead] = useState<ReadonlyMap<string, { id: number; label: string } | null>>(new Map())
  const missing = words.filter((word) => !read.has(word)).join('\n')
  useEffect(() => {
    if (missing === '') return
    const control = new AbortController()
    const ask = async (word: string) => [word, await recordAt(of, word, language, control.signal)] as const
    void Promise.all(missing.split('\n').map(ask)).then((found) => {
      if (!control.signal.aborted) setRead((before) => new Map([...before, ...found]))
    })
    return () => control.abort()
  }, [of, missing, language])
  const chosen = words.reduce<readonly Picked[]>((all, word, at) => {
    const known = read.get(word)
    return addWord(
      all,
      known
        ? { ...known, href: recordPath(of, String(known.id)), words: [word] }
        : { id: -1 - at, label: word, words: [word] },
    )
  }, [])
  return {
    chosen,
    remember: (own, { id, title }) =>
      setRead(
        (before) => new Map([...before, ...own.map((word) => [word, { id: Number(id), label: title }] as const)]),
      ),
  }
}
