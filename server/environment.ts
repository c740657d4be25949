import { type Config, config as readShopConfig } from '@/lib/config/env'
import { readPurge, readSharedPages } from '@/lib/config/shared-cache'
import { VIDEO_ORIGIN } from '@/lib/config/video'
import { type CspSources, DEFAULTS, type FrontDoorConfig } from './config'
import { loadDemo } from '@/lib/demo/load'
import { marketPages } from './market-pages'
import { pictureGuard } from './picture-guard'
import { UPLOADS } from './uploads'

/** Settings that only the front door reads; the shop's own are in lib/config. */
const megabytes = (name: string, fallback: number): number => {
  const value = process.env[name]?.trim()
  if (!value) return fallback
  const number = Number(value)
  if (!(number >= 0 && number <= 65_536)) throw new Error(`${name} must be a number of megabytes, not "${value}".`)
  return number * 1024 * 1024
}

const sources = (name: string): string[] => (process.env[name] ?? '').split(/[\s,]+/).filter((source) => source !== '')

/** The foreign sources that pages may load from: only those of the configuration. */
function cspSources(shop: Config): CspSources {
  const google = shop.google ? [new URL(shop.google.scriptUrl).origin] : []
  // The provider's script loads the texts and pictures of its widget from its own hosts.
  const credit = shop.credit
    ? [
        new URL(shop.credit.scriptUrl).origin,
        'https://*.klarna.com',
        'https://*.klarnaservices.com',
        'https://*.klarnacdn.net',
      ]
    : []
  const tags = shop.gtmId ? ['https://www.googletagmanager.com'] : []
  const films = shop.videoServiceUrl ? [new URL(shop.videoServiceUrl).origin] : []
  return {
    script: [...sources('CSP_SCRIPT_SRC'), ...google, ...tags, ...credit],
    // Videos of content pages and products. They load nothing until the shopper opens them.
    frame: [...sources('CSP_FRAME_SRC'), VIDEO_ORIGIN, ...google, ...credit],
    formAction: sources('CSP_FORM_ACTION'),
    img: [...sources('CSP_IMG_SRC'), ...tags, ...credit, ...(shop.imageHost ? [shop.imageHost] : [])],
    connect: [
      ...sources('CSP_CONNECT_SRC'),
      ...google,
      ...tags,
      ...films,
      ...credit,
      ...(shop.shopApiUrl ? [shop.shopApiUrl] : []),
    ],
  }
}

/** The front door's settings from the environment. Throws an error of one sentence for an invalid value. */
export function configFromEnvironment(dev: boolean): Partial<FrontDoorConfig> {
  const shop = readShopConfig()
  if (process.env.GEO_HEADER && shop.geoHeader === null)
    console.warn(
      'WARNING: GEO_HEADER is set, but TRUST_PROXY is 0: the header is not read, because visitors could send it themselves. Set TRUST_PROXY to the number of proxies in front (1 for one).',
    )
  return {
    dev,
    port: shop.port,
    healthPort: shop.healthPort,
    host: shop.host ?? DEFAULTS.host,
    allowedHosts: [...shop.allowedHosts, ...(shop.resolve.officeHost ? [shop.resolve.officeHost] : [])],
    trustedProxies: shop.trustProxy,
    geoipFile: shop.geoipFile,
    https: shop.origin.startsWith('https:'),
    csp: cspSources(shop),
    pageCacheBytes: megabytes('SHOP_PAGE_CACHE_MB', DEFAULTS.pageCacheBytes),
    shared: readSharedPages(process.env),
    purge: readPurge(process.env),
    uploads: [...UPLOADS],
    telemetry: shop.telemetry,
    accessLog: process.env.ACCESS_LOG === '1',
    refusePicture: pictureGuard(() => loadDemo('pictures')),
    resolvePage: dev ? undefined : marketPages(shop.resolve),
  }
}
