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

/** The country of an address; null for a text that is not an address and for an address that the database does not contain. */
function lookupIn(database: Reader<CountryResponse>): IpCountryLookup {
  return (ip) => {
    const address = ip.replace(MAPPED_IPV4, '')
    return isIP(address) === 0 ? null : (database.get(address)?.country?.iso_code?.toLowerCase() ?? null)
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
