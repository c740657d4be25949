import { runInNewContext } from 'node:vm'
import { describe, expect, it, vi } from 'vitest'
import { LOADER, deferScripts, deferredScripts } from '@/server/defer-scripts'

const PAGE =
  '<html><head><link rel="stylesheet" href="/_next/static/chunks/a.css"/><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/c.js"/>' +
  '<script src="/_next/static/chunks/a.js" async=""></script><script src="/_next/static/chunks/p.js" noModule=""></script></head>' +
  '<body>text<script src="/_next/static/chunks/c.js" id="_R_" async=""></script><script src="https://pay.example/x.js" async=""></script></body></html>'

/** Runs the starter in a page of our own making. */
function start(hidden: boolean, observer: unknown) {
  const added: string[] = []
  const timers: (() => void)[] = []
  const document = {
    hidden,
    getElementById: () => ({ textContent: JSON.stringify(deferredScripts(deferScripts(PAGE))) }),
    createElement: () => ({ src: '', async: false }),
    head: { appendChild: (element: { src: string; async: boolean }) => added.push(`${element.src} ${element.async}`) },
  }
  runInNewContext(LOADER, {
    document,
    PerformanceObserver: observer,
    setTimeout: (run: () => void) => timers.push(run),
    JSON,
  })
  return { added, timers }
}

const ALL = ['/_next/static/chunks/a.js true', '/_next/static/chunks/c.js true']

describe('scripts after the first paint', () => {
  it('takes the scripts of the build out of the HTML and keeps their order; all else stays', () => {
    const html = deferScripts(PAGE)
    expect(deferredScripts(html)).toEqual(['/_next/static/chunks/a.js', '/_next/static/chunks/c.js'])
    expect(html).not.toContain('<script src="/_next/static/chunks/a.js"')
    expect(html).not.toContain('rel="preload" as="script"')
    expect(html).toContain('<script src="/_next/static/chunks/p.js" noModule="">')
    expect(html).toContain('<script src="https://pay.example/x.js" async="">')
    expect(html.replace(/<script type="application\/json".*?<\/head>/, '</head>')).toContain(
      '<body>text<script src="https://pay.example',
    )
    expect(deferScripts('<html><head></head></html>')).toBe('<html><head></head></html>')
  })

  it('leaves a page that failed as Next sends it: empty until its scripts run, it has no frame to wait for', () => {
    const failed = PAGE.replace('<html>', '<html id="__next_error__">').replace('text<', '<')
    expect(deferScripts(failed)).toBe(failed)
  })

  it('begins them when the browser says that it has painted, once', () => {
    let paint = () => {}
    const observe = vi.fn()
    class Observer {
      observe = observe
      constructor(callback: () => void) {
        paint = callback
      }
    }
    const { added, timers } = start(false, Observer)
    expect(observe).toHaveBeenCalledWith({ type: 'paint', buffered: true })
    expect(added).toEqual([])
    paint()
    expect(added).toEqual(ALL)
    paint()
    timers.forEach((run) => run())
    expect(added).toEqual(ALL)
  })

  it('does not wait for a paint that never comes', () => {
    class Silent {
      observe() {}
    }
    const slow = start(false, Silent)
    expect(slow.added).toEqual([])
    slow.timers.forEach((run) => run())
    expect(slow.added).toEqual(ALL)
    expect(start(true, Silent).added).toEqual(ALL)
    expect(start(false, undefined).added).toEqual(ALL)
  })
})
