'use client'

import { type ReactNode, use } from 'react'

import { FALLBACK_LANGUAGE, type Language } from '@/lib/market/languages'

import type { Area, Messages } from '@/lib/messages/areas'
import { useMarket } from './market-context'
import { MessagesProvider } from './messages-provider'

const loaded = new Map<string, Promise<Messages>>()

/** Loads the messages of an area in the browser, once; those of the fallback language when the language's own cannot be loaded. */
export function loadMessages(language: Language, area: Area): Promise<Messages> {
  const key = `${language}/${area}`
  let promise = loaded.get(key)
  if (!promise) {
    promise = fetchArea(language, area).catch(() => {
      loaded.delete(key)
      return language === FALLBACK_LANGUAGE ? {} : loadMessages(FALLBACK_LANGUAGE, area)
    })
    loaded.set(key, promise)
  }
  return promise
}

/** The list of all message files has 3 KB, so it is loaded at the first use, too. */
async function fetchArea(language: Language, area: Area): Promise<Messages> {
  const { readArea } = await import('./message-files')
  return readArea(language, area)
}

const joined = new Map<string, Promise<Messages>>()

function loadAreas(language: Language, areas: readonly Area[]): Promise<Messages> {
  const key = `${language}/${areas.join()}`
  let promise = joined.get(key)
  if (!promise) {
    promise = Promise.all(areas.map((area) => loadMessages(language, area))).then(
      (parts) => Object.assign({}, ...parts) as Messages,
    )
    joined.set(key, promise)
  }
  return promise
}

/** An IntlScope for components that load when they are used: a drawer loads its own messages. It suspends until they are loaded. */
export function LazyIntl({ areas, children }: { areas: readonly Area[]; children: ReactNode }) {
  const { language } = useMarket()
  return <MessagesProvider messages={use(loadAreas(language, areas))}>{children}</MessagesProvider>
}
