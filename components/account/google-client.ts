/** Google's identity script and the access token that it gives (spec 2 §4 "Google sign-in"). */

/** Spec 2 §9. */
export const GOOGLE_SCOPE = 'openid email'
/** A press waits this long for a script that is still on its way; later a browser would hold the window back. */
const READY_WAIT_MS = 900

interface TokenAnswer {
  readonly access_token?: string
  readonly error?: string
}
interface TokenClient {
  requestAccessToken: () => void
}
interface TokenClientConfig {
  client_id: string
  scope: string
  prompt: 'consent'
  callback: (answer: TokenAnswer) => void
  error_callback: (error: { readonly type: string }) => void
}
declare global {
  interface Window {
    google?: { accounts: { oauth2: { initTokenClient: (config: TokenClientConfig) => TokenClient } } }
  }
}

let loading: Promise<boolean> | null = null

/** Loads the script, once; gives whether it is there. A failed try may be made again. */
export function loadGoogle(address: string): Promise<boolean> {
  if (window.google) return Promise.resolve(true)
  loading ??= new Promise((resolve) => {
    const script = Object.assign(document.createElement('script'), { src: address, async: true })
    script.onload = () => resolve(window.google !== undefined)
    script.onerror = () => {
      loading = null
      script.remove()
      resolve(false)
    }
    document.head.append(script)
  })
  return loading
}

export type GoogleToken =
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'not-ready' | 'closed' | 'failed' }

/** Asks for an access token, with the consent window. `closed`: the shopper changed their mind. */
export async function requestGoogleToken(clientId: string, address: string): Promise<GoogleToken> {
  const isReady = await Promise.race([
    loadGoogle(address),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(false), READY_WAIT_MS)),
  ])
  const { google } = window
  if (!isReady || !google) return { kind: 'not-ready' }
  return new Promise((resolve) => {
    const client = google.accounts.oauth2.initTokenClient({
      client_id: clientId,
      scope: GOOGLE_SCOPE,
      prompt: 'consent',
      callback: ({ access_token: token, error }) =>
        resolve(token ? { kind: 'token', token } : { kind: error === 'access_denied' ? 'closed' : 'failed' }),
      error_callback: ({ type }) => resolve({ kind: type === 'popup_closed' ? 'closed' : 'failed' }),
    })
    client.requestAccessToken()
  })
}
