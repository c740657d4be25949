/**
 * `npm run webhooks -- add URL EVENT…`: adds an endpoint and prints its secret. Without an event: all of them.
 * `npm run webhooks -- list`: the endpoints and how they are doing.
 * `npm run webhooks -- secret|remove|on|off ID`: its secret again, the end of it, sending to it or not.
 * `npm run webhooks -- test ID`: sends a test message now and prints what came of it.
 * `npm run webhooks -- log ID`, `npm run webhooks -- again DELIVERY`: the last deliveries; sends one again.
 */
import {
  addEndpoint,
  deliveryLog,
  listEndpoints,
  queueTest,
  redeliver,
  removeEndpoint,
  showSecret,
  switchEndpoint,
} from '@/lib/backend/domain/webhooks/endpoints'
import { sendWebhooks } from '@/lib/backend/flows/webhooks/deliver'
import { isWebhookEvent, TEST_EVENT, WEBHOOK_EVENTS, type WebhookEvent } from '@/lib/contract/webhook-events'

import { runCommand } from './lib/command'

const ALL = (Object.keys(WEBHOOK_EVENTS) as WebhookEvent[]).filter((event) => event !== TEST_EVENT)
const LOG_ROWS = 50
const USAGE = `Usage: npm run webhooks -- add URL [EVENT…]     events: ${ALL.join(', ')}
       npm run webhooks -- list
       npm run webhooks -- secret|remove|on|off|test|log ID
       npm run webhooks -- again DELIVERY`

async function tryNow(id: number): Promise<unknown> {
  const delivery = await queueTest(id)
  await sendWebhooks(delivery)
  return (await deliveryLog(id, LOG_ROWS)).find((row) => row.id === delivery)
}

/** Commands with an id and nothing else. */
const ON_ID: Readonly<Record<string, (id: number) => Promise<unknown>>> = {
  secret: async (id) => ({ secret: await showSecret(id) }),
  remove: async (id) => {
    await removeEndpoint(id)
    return { removed: id }
  },
  on: async (id) => {
    await switchEndpoint(id, true)
    return { on: id }
  },
  off: async (id) => {
    await switchEndpoint(id, false)
    return { off: id }
  },
  test: tryNow,
  log: (id) => deliveryLog(id, LOG_ROWS),
  again: async (id) => {
    await redeliver(id)
    await sendWebhooks(id)
    return { sent_again: id }
  },
}

/** What the words of the command ask for; null when they are no command. */
function readCommand([command = '', first = '', ...others]: string[]): (() => Promise<unknown>) | null {
  if (command === 'list' && first === '') return async () => listEndpoints()
  if (command === 'add' && first !== '') {
    const events = others.length === 0 ? ALL : others.filter(isWebhookEvent)
    return events.length < others.length ? null : () => addEndpoint(first, events)
  }
  const run = Object.hasOwn(ON_ID, command) ? ON_ID[command] : undefined
  return run && /^\d{1,9}$/.test(first) && others.length === 0 ? () => run(Number(first)) : null
}

runCommand(USAGE, readCommand(process.argv.slice(2)))
