import { fileURLToPath } from 'node:url'

import { expect, it } from 'vitest'

import { readCatalogue } from '@/scripts/messages/catalogue'

const { messages } = readCatalogue(fileURLToPath(new URL('../../../locales', import.meta.url)))
const saying = (language: string, words: RegExp) =>
  messages
    .filter((message) => message.language === language && words.test(message.text))
    .map(({ id, text }) => `${id}: ${text}`)

it('German addresses the shopper as Sie everywhere', () => {
  expect(saying('de', /\b(?:du|dich|dir|dein\w*|wähle|prüfe|gib|versuche es|warte|lade|nimm|öffne)\b/iu)).toEqual([])
})

it('a gift card has one name a language', () => {
  expect(saying('de', /Geschenkkarte/)).toEqual([])
})
