/** Watches pages during a test: an error in the console, a violated policy or a request to a foreign host fails the test. */
import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test'

const OWN_HOST = /^(?:[a-z0-9-]+\.)?localhost$/

function isForeign(address: string): boolean {
  const url = new URL(address)
  if (url.protocol === 'data:' || url.protocol === 'blob:' || url.protocol === 'about:') return false
  return !OWN_HOST.test(url.hostname)
}

export class Watcher {
  readonly problems: string[] = []
  private readonly allowed: RegExp[] = []

  constructor(context: BrowserContext) {
    context.on('page', (page) => this.follow(page))
    context.on('request', (request) => {
      if (isForeign(request.url())) this.problems.push(`request to a foreign host: ${request.url()}`)
    })
    context.on('response', (response) => {
      if (response.status() >= 500) this.problems.push(`${response.status()} ${response.url()}`)
    })
    for (const page of context.pages()) this.follow(page)
  }

  /** Allows problems that the test causes on purpose, such as the 404 of a missing page. */
  allow(pattern: RegExp): void {
    this.allowed.push(pattern)
  }

  /** The problems that were not allowed. */
  findings(): string[] {
    return this.problems.filter((problem) => !this.allowed.some((pattern) => pattern.test(problem)))
  }

  private follow(page: Page): void {
    page.on('pageerror', (error) => this.problems.push(`page error: ${error.stack ?? error.message}`))
    page.on('console', (message: ConsoleMessage) => {
      // The browser also reports a blocked script, style, frame or connection as an error in the console.
      if (message.type() === 'error') this.problems.push(`console: ${message.text()} (${message.location().url})`)
    })
  }
}
