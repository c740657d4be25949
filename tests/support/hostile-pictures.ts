/** Five hundred requests that the image service must refuse, and the files that some of them request. */
import { mkdir, open, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'

import { IMAGE_SIZES } from '@/lib/images/variants'

export interface HostileRequest {
  /** Path and query as they are sent, not normalised. */
  target: string
  headers: Record<string, string>
  /** The kind of attack. */
  kind: string
}

const GOOD = '/media/demo/bottle/front/aurora/1051.svg'

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.byteLength, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** A PNG of a few bytes whose header declares this width and height. */
function bomb(side: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.set([8, 6, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]),
    chunk('IHDR', head),
    chunk('IDAT', Buffer.from([0x78, 0x9c, 3, 0, 0, 0, 0, 1])),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const SCRIPT =
  '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10" onload="alert(1)"><script>alert(document.cookie)</script><image href="http://169.254.169.254/latest/meta-data/"/><rect width="10" height="10"/></svg>'

const FILES: Readonly<Record<string, Buffer>> = {
  'bomb-20k.png': bomb(20_000),
  'bomb-max.png': bomb(0x7fffffff),
  'bomb-zero.png': bomb(0),
  'empty.jpg': Buffer.alloc(0),
  'text.jpg': Buffer.from('this is no picture'),
  'page.png': Buffer.from('<!doctype html><script>alert(1)</script>'),
  'script.png': Buffer.from(SCRIPT),
  'script.webp': Buffer.from(`<?xml version="1.0"?>${SCRIPT}`),
  'entities.jpg': Buffer.from(
    `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&a;</text></svg>`,
  ),
  'cut.jpg': Buffer.from('ffd8ffe000104a46494600010100000100010000ffdb0043000302020302020303030304030304', 'hex'),
  'cut.png': bomb(64).subarray(0, 40),
  'cut.avif': Buffer.from('0000001c667479706176696600000000617669666d696631', 'hex'),
  'cut.webp': Buffer.from('RIFF\xff\xff\xff\x7fWEBPVP8 ', 'latin1'),
  'cut.gif': Buffer.from('GIF89a\xff\xff\xff\xff\x80', 'latin1'),
  'tiff.jpg': Buffer.from('49492a0008000000ffff', 'hex'),
  'pdf.jpg': Buffer.from('%PDF-1.7\n1 0 obj'),
}

/** Adds broken, huge and misleading files to the folder of imported pictures. */
export async function writeHostileFiles(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'pictures', 'imported')
  await mkdir(join(folder, 'folder.jpg'), { recursive: true })
  for (const [name, bytes] of Object.entries(FILES)) await writeFile(join(folder, name), bytes)
  const giant = await open(join(folder, 'giant.jpg'), 'w')
  await giant.truncate(60 * 1024 * 1024)
  await giant.close()
  await symlink('/etc/passwd', join(folder, 'link.jpg')).catch(() => undefined)
  await symlink('/proc/self/environ', join(folder, 'environ.png')).catch(() => undefined)
}

/** Widths and heights that the shop does not offer. */
const WRONG_SIZES = [
  0,
  1,
  2,
  15,
  50,
  95,
  97,
  100,
  200,
  319,
  321,
  500,
  961,
  1024,
  1919,
  1921,
  2048,
  4096,
  10_000,
  100_000,
  2 ** 31,
  Number.MAX_SAFE_INTEGER,
]
/** Numbers in formats that are not accepted. */
const WRONG_NUMBERS = [
  '-1',
  '-96',
  '+96',
  '96.0',
  '9.6e1',
  '0x60',
  '096',
  '96px',
  ' 96',
  '96%00',
  '%EF%BC%99%EF%BC%96',
  'NaN',
  'Infinity',
  'null',
  '[]',
  '96,320',
  '96;w=320',
  '',
  '%20',
  '1e309',
  '96%0A',
]
const WRONG_OPTIONS = {
  fit: ['stretch', 'CROP', 'crop ', 'max', '', '__proto__'],
  trim: ['1', 'true', 'color', ''],
  blend: ['000000', 'fff', '#FAF8F4', 'faf8f4', 'url(x)', ''],
  auto: ['all', 'compress;format', 'format,format', 'enhance', ''],
}
const UNKNOWN_PARAMETERS = [
  'url',
  'src',
  'q',
  'quality',
  'dpr',
  'format',
  'fm',
  'rot',
  'txt',
  'mark',
  'W',
  'w[]',
  '__proto__',
  'constructor',
  'mask',
  'bg',
  'cache',
  '_',
  'v',
  'x%00',
]
const REPEATED_PARAMETERS = [
  'w=320&w=640',
  'w=320&h=96&h=96',
  'fit=crop&fit=clip',
  'auto=format&auto=format',
  'w=320&%77=640',
  'blend=FFFFFF&blend=F1EDE5',
  'trim=auto&trim=auto',
]
/** Spellings of the step to the parent folder. */
const STEPS_UP = [
  '../',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '..%5c',
  '..\\',
  '....//',
  '%252e%252e%252f',
  '..%c0%af',
  '%c0%ae%c0%ae/',
  '..;/',
  './../',
  '%uff0e%uff0e/',
]
const OTHER_HOSTS = [
  'http://169.254.169.254/latest/meta-data/',
  'http://localhost:5432/',
  'http://[::1]/',
  'http://2130706433/',
  'http://0x7f.1/',
  'https://example.com/a.jpg',
  '//example.com/a.jpg',
  'file:///etc/passwd',
  'ftp://example.com/a.png',
  'data:image/svg+xml,<svg/>',
  'gopher://127.0.0.1/',
  'javascript:alert(1)',
  'https:/example.com/a.jpg',
  '\\\\example.com\\a.jpg',
]
const FILE_NAMES = [
  'page.svg',
  'x.svgz',
  'x.html',
  'x.js',
  'x.jpg.svg',
  'x.pdf',
  '.hidden.jpg',
  '-rf.jpg',
  'a b.jpg'.replace(' ', '%20'),
  'a%00.jpg',
  'a.jpg%00.svg',
  'a.jpg/..',
  'CON.jpg.',
  'missing.jpg',
  'a.JPG',
  'a.jpg ',
  'a.jp%67%2f',
]
const DRAWING_PATHS = [
  '',
  'demo',
  'demo/',
  'demo/boot',
  'demo/boot/front/fjord/',
  'demo/boot/front/fjord/1.png',
  'demo/boot/front/fjord/-1.svg',
  'demo/boot/front/fjord/1.5.svg',
  'demo/boot/front/fjord/99999999999.svg',
  'demo/boot/front/plaid/1.svg',
  'demo/boot/top/fjord/1.svg',
  'demo/Boot/front/fjord/1.svg',
  'demo/__proto__/front/fjord/1.svg',
  'demo/boot/front/constructor/1.svg',
  'demo/scene/toString/hero/1.svg',
  'demo/scene/ridge-winter/__proto__/1.svg',
  'demo/boot/front/fjord/1.svg/x',
  'demo//boot/front/fjord/1.svg',
  'demo/boot/front/fjord/1.svg%3Cscript%3E',
  '%3Csvg%20onload=alert(1)%3E',
  'demo/boot/front/fjord/%31%00.svg',
]
const ESCAPES = ['%', '%zz', '%e0%a4', '%ff%fe', '%00', '%0d%0aX-Evil:1', '%u0041', '%80']
const HEADERS = [
  'accept',
  'cookie',
  'if-none-match',
  'user-agent',
  'referer',
  'x-forwarded-for',
  'range',
  'accept-language',
]

function wrongSizes(): string[] {
  const sizes = new Set<number>(IMAGE_SIZES)
  return [
    ...WRONG_SIZES.filter((size) => !sizes.has(size)).flatMap((size) => [
      `${GOOD}?w=${size}`,
      `${GOOD}?w=320&h=${size}`,
    ]),
    ...WRONG_NUMBERS.map((odd) => odd.replaceAll(' ', '%20')).flatMap((odd) => [
      `${GOOD}?w=${odd}`,
      `${GOOD}?w=96&h=${odd}`,
    ]),
  ]
}

function wrongParameters(): string[] {
  return [
    ...Object.entries(WRONG_OPTIONS).flatMap(([name, values]) =>
      values.map((value) => `${GOOD}?w=320&${name}=${encodeURIComponent(value)}`),
    ),
    ...UNKNOWN_PARAMETERS.map((name) => `${GOOD}?w=320&${name}=1`),
  ]
}

function traversals(): string[] {
  return STEPS_UP.flatMap((step) =>
    ['etc/passwd', 'proc/self/environ', 'package.json', '.env'].flatMap((goal) => [
      `/media/${step.repeat(6)}${goal}?w=96&auto=compress,format`,
      `/media/imported/${step.repeat(3)}${goal}?w=96&auto=compress,format`,
    ]),
  )
}

function otherHosts(): string[] {
  return OTHER_HOSTS.flatMap((host) => [
    `/media/${encodeURI(host)}?w=320&auto=compress,format`,
    `/media/${encodeURIComponent(host)}?w=320&auto=compress,format`,
    `/media/imported/${encodeURIComponent(host)}?w=320&auto=compress,format`,
    `${GOOD}?w=320&url=${encodeURIComponent(host)}`,
  ])
}

/** Requests for the added files, each in several sizes. */
function brokenFiles(): string[] {
  return [...Object.keys(FILES), 'giant.jpg', 'link.jpg', 'environ.png', 'folder.jpg'].flatMap((file) =>
    [
      'w=320&auto=compress,format',
      'w=1920&auto=compress,format',
      'w=480&h=480&fit=crop&auto=compress,format',
      'w=320&trim=auto&blend=FFFFFF&auto=compress,format',
    ].map((query) => `/media/imported/${file}?${query}`),
  )
}

function wrongNames(): string[] {
  return [
    ...FILE_NAMES.map((name) => `/media/imported/${name.replaceAll(' ', '%20')}?w=96&auto=compress,format`),
    ...DRAWING_PATHS.map((path) => `/media/${path}?w=96&auto=compress,format`),
  ]
}

function wrongEscapes(): string[] {
  return ESCAPES.flatMap((escape) => [
    `/media/imported/${escape}.jpg?w=96&auto=compress,format`,
    `/media/demo/boot/front/fjord/${escape}.svg?w=96&auto=compress,format`,
  ])
}

function longTargets(): string[] {
  return [
    `/media/imported/${'a'.repeat(300)}.jpg?w=96&auto=compress,format`,
    `/media/${'a/'.repeat(1000)}b.jpg?w=96&auto=compress,format`,
    `${GOOD}?w=96&auto=${'a'.repeat(5000)}`,
    `${GOOD}?${'w=96&'.repeat(400)}`,
  ]
}

/** The five hundred requests, always the same. */
export function hostileRequests(): HostileRequest[] {
  const request = (kind: string, target: string, headers: Record<string, string> = {}): HostileRequest => ({
    kind,
    target,
    headers: { accept: 'image/avif,image/webp,*/*', ...headers },
  })
  const kinds: readonly (readonly [kind: string, targets: readonly string[]])[] = [
    ['size', wrongSizes()],
    ['parameter', wrongParameters()],
    ['duplicate', REPEATED_PARAMETERS.map((twice) => `${GOOD}?${twice}`)],
    ['traversal', traversals()],
    ['other host', otherHosts()],
    ['broken file', brokenFiles()],
    ['name', wrongNames()],
    ['percent coding', wrongEscapes()],
    ['too long', longTargets()],
  ]
  const all = [
    ...kinds.flatMap(([kind, targets]) => targets.map((target) => request(kind, target))),
    ...HEADERS.map((header) => request('huge header', `${GOOD}?w=97`, { [header]: 'a'.repeat(12_000) })),
  ]
  for (let id = 1; all.length < 500; id++)
    all.push(request('size', `/media/demo/scene/ridge-winter/hero/${id}.svg?w=${1001 + id * 10}`))
  return all.slice(0, 500)
}
