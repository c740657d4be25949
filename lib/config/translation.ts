/** The service that translates texts in the back office. */
import { ConfigError } from './config-error'
import { matching, optional, type Env } from './readers'

export interface TranslationConfig {
  readonly service: 'deepl' | 'libretranslate'
  /** Without a slash at its end. */
  readonly url: string
  /** Null: a LibreTranslate of one's own that asks for none. */
  readonly key: string | null
}

/** Keys of DeepL's free plan end like this, and are known at another address. */
const FREE_KEY = ':fx'

const deeplUrl = (key: string) => (key.endsWith(FREE_KEY) ? 'https://api-free.deepl.com' : 'https://api.deepl.com')

/** TRANSLATION_SERVICE, TRANSLATION_URL, TRANSLATION_KEY; null: off. Throws ConfigError, which never contains the key. */
export function readTranslation(env: Env): TranslationConfig | null {
  const service = optional(env, 'TRANSLATION_SERVICE')?.toLowerCase() ?? null
  if (service === null) return null
  if (service !== 'deepl' && service !== 'libretranslate')
    throw new ConfigError('TRANSLATION_SERVICE', `must be deepl, libretranslate or empty, not "${service}".`)
  const key = optional(env, 'TRANSLATION_KEY')
  const url = matching(env, 'TRANSLATION_URL', /^https?:\/\/[^\s?#@]+$/, 'https://translate.example')?.replace(
    /\/+$/,
    '',
  )
  if (service === 'deepl') {
    if (key === null) throw new ConfigError('TRANSLATION_KEY', 'must be set where TRANSLATION_SERVICE is deepl.')
    return { service, url: url ?? deeplUrl(key), key }
  }
  if (url === undefined)
    throw new ConfigError('TRANSLATION_URL', 'must be set where TRANSLATION_SERVICE is libretranslate.')
  return { service, url, key }
}
