import { log } from '@/lib/telemetry/log'
import { isIP } from 'node:net'
import type { CountryResponse, Reader } from 'maxmind'
import { ConfigError } from '@/lib/config/config-error'
import type { IpCountryLookup } from '@/lib/market/detect'
import { published, publish } from '@/lib/process/state.mjs'

const VARIABLE = 'GEOIP_FILE'
/** Database types that contain countries. Those of network owners or anonymous proxies have the same format. */
const WITH_COUNTRIES = /country|city|enterprise/i
const MAPPED_IPV4 = /^::ffff:(?=\d+\.)/i

async function open(file: string): Promise<Reader<CountryResponse>> {
  const maxmind = await import('maxmind')
  try {
    return await maxmind.open<CountryResponse>(file)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') throw new ConfigError(VARIABLE, `names ${file}, but there is no such file.`)
    if (code !== undefined) throw new ConfigError(VARIABLE, `names ${file}, which cannot be read: ${message}.`)
    throw new ConfigError(VARIABLE, `names ${file}, which is no database in the MaxMind format (.mmdb).`)
  }
}

/** A look-up that fails is logged at most this often: it happens at every request, and the log would fill the disk. */
const WARN_EVERY_MS = 60_000

/**
 * The country of an address; null for a text that is not an address and for an address that the database does not contain. A look-up that
 * fails, as in a damaged file, is a warning and null (spec 1 §8): the page is shown for the country of its language.
 */
function lookupIn(database: Reader<CountryResponse>): IpCountryLookup {
  let warnedAt = -Infinity
  return (ip) => {
    const address = ip.replace(MAPPED_IPV4, '')
    if (isIP(address) === 0) return null
    try {
      return database.get(address)?.country?.iso_code?.toLowerCase() ?? null
    } catch (error) {
      const now = performance.now()
      if (now - warnedAt >= WARN_EVERY_MS) {
        warnedAt = now
        log('warn', `WARNING: ${VARIABLE}: the country of an address could not be looked up: ${String(error)}`)
      }
      return null
    }
  }
}

/**
 * Publishes the look-up of countries in a file of the MaxMind format, once per process. Only the front door does this, because only it has
 * addresses that can be trusted.
 * @throws ConfigError with one sentence when the file is missing or of another kind
 */
export async function loadIpCountry(file: string | null): Promise<void> {
  if (file === null || published('ipCountry')) return
  const database = await open(file)
  const type = database.metadata.databaseType
  if (!WITH_COUNTRIES.test(type))
    throw new ConfigError(VARIABLE, `names ${file}, a database without countries (${type}).`)
  publish('ipCountry', lookupIn(database))
}
